/** Français : le décompte d’un tour et la fin d’une partie. */
import type { AccountKey } from "./accounts.svelte.ts";

export const accounts: Record<AccountKey, string> = {
  "title": "Décompte du tour {n}",
  "over": "Le tour {n} est terminé.",
  "running": "Le tour {n} jusqu’ici.",
  "earlier": "Tour précédent",
  "later": "Tour suivant",
  "continue": "Continuer",
  "empty": "Rien à décompter pour l’instant.",
  "failed": "Impossible de charger le décompte.",
  "retry": "Réessayer",
  "gain": "{power} : {n|{n} point|{n} points} ce tour-ci, {vp} PV en tout",
  "after": "Total",

  "part.points": "Points",
  "part.dial": "Cadran",
  "part.kills": "Figurines tuées",
  "part.losses": "Pertes",
  "part.cards": "Cartes jouées",
  "part.peasants": "Paysans pris",
  "part.ruins": "Dévastées",
  "none.points": "Aucun point ce tour-ci.",

  "source.domination": "Domination",
  "source.ruiner": "Dévastateur",
  "source.first": "Premier",
  "source.first_tied": "Premier ex æquo",
  "source.second": "Second",
  "source.second_tied": "Second ex æquo",
  "source.dial": "Cadran",
  "source.card": "Cartes",
  "source.upgrade": "Améliorations",
  "source.peasants": "Paysans",

  "counter": "Pion avancement",
  "tick": "Cran {n} sur {most}",
  "how.hero": "Héros",
  "peasant": "Paysan",

  "end.story": "L’histoire de la partie",
  "end.places": "Classement final",
  "end.next": "La prochaine fois",
  "end.you": "Vous avez gagné !",
  "end.round": "Tour {n}",
};
