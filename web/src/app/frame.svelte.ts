/** What a page tells the frame around it. */

export const frame = $state({
  /** The page's own title, before the name of the game. */
  title: "",
  /** The table in play has the whole window. */
  bare: false,
});
