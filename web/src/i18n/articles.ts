/** English names that begin with an article: as they stand inside a sentence, and where there is little room. */

export const INSIDE: Readonly<Record<string, string>> = {
  empire: "the Empire",
  border_princes: "the Border Princes",
  badlands: "the Badlands",
  horned_rat: "the Horned Rat",
};

export const SHORT: Readonly<Record<string, string>> = {
  empire: "Empire",
  border_princes: "Border Princes",
  badlands: "Badlands",
  horned_rat: "Horned Rat",
};
