/** Where a long compound may be broken on a small card, since not every browser knows how to hyphenate. */
const SEAMS =
  /(?<=^(?:Blauschimmel|Erdbeer|Erdnuss|Fisch|Gummi|Hähnchen|Katzen|Koch|Leber|Räucher|Scheiben|Schoko|Stinke|Ziegen)(?=\p{Ll}{4})|\b(?:Mante(?=qui)|Mayon(?=[ne])|Cham(?=pi)|Chaus(?=set)|Hambur(?=gue)|[Cc]aca(?=hu)|Mozza(?=rel)|Salchi(?=ch)|Corni(?=ch)|Remo(?=la)|Spa(?=ghet)))/gu;

/** The name of an ingredient with soft hyphens in its seams. */
export const breakable = (name: string): string => name.replace(SEAMS, '\u00AD');
