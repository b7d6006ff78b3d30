/** What the rules pages say around a rulebook in French. */
import type { RulesWords } from '../en/rules.ts';

export const rules: RulesWords = {
  title: 'Comment jouer',
  games: 'Jeux',
  phases: 'Phases d’une manche',
  more: 'Autour du jeu',
  about: 'À propos de ces règles',
  here: 'vous êtes ici',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: (n) =>
    n === 0 ? 'Rien trouvé. Essayez un autre mot.' : `${n} ${n === 1 ? 'passage trouvé' : 'passages trouvés'}`,
  edition: 'Édition',
  everyEdition: 'Toutes les éditions',
  differ: 'Ce qui change d’une édition à l’autre',
  option: 'Règle',
  oneByOne: (rules) => `Règle par règle (${rules})`,
  back: 'Retour à la table',
  printed: 'Sans mention\u00a0: comme imprimé.',
  previous: 'Avant\u00a0:',
  next: 'Ensuite\u00a0:',
  table: 'Tableau',
  missing: 'Il n’y a pas de règles ici.',
  markWords: { reading: 'Notre lecture', design: 'Notre ajout' },
  colon: '\u00a0:',
  marks: {
    reading: 'Comment nous lisons ce que les livrets laissent ouvert.',
    design: 'Ce que nous avons ajouté pour cette table.',
  },
};
