/** What the editor of own orders says, in every language; it comes with the editor, not before. */
import type { Picture, Variety } from '#games/sandwich-masters';
import type { Language } from '#kernel';

export interface OwnOrderWords {
  readonly title: string;
  readonly written: (n: number, of: number) => string;
  readonly none: string;
  readonly write: string;
  readonly edit: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly takeMine: (n: number) => string;
  readonly takeBrought: (n: number) => string;
  readonly share: string;
  readonly copied: string;
  readonly link: string;
  readonly save: string;
  readonly open: string;
  readonly paste: string;
  readonly read: string;
  readonly full: string;
  // ---- the editor ----
  readonly editor: string;
  readonly name: string;
  readonly letters: (n: number, of: number) => string;
  readonly asksFor: string;
  readonly list: string;
  readonly variety: string;
  readonly picture: string;
  readonly pictures: Readonly<Record<Picture, string>>;
  readonly price: string;
  readonly less: string;
  readonly more: string;
  readonly suggested: (n: number) => string;
  readonly priceHint: (most: number) => string;
  readonly tapIn: string;
  readonly tapVariety: string;
  readonly varieties: Readonly<Record<Variety, string>>;
  readonly inIt: (n: number) => string;
  readonly looks: string;
  readonly takeOut: string;
  readonly nothingIn: string;
  readonly each: string;
  readonly canBeMade: string;
  readonly isNew: string;
  readonly back: string;
  readonly add: string;
  readonly keep: string;
}

const en: OwnOrderWords = {
  title: 'Own orders',
  written: (n, of) => `${n} of ${of} written`,
  none: 'Write orders of your own: they are shuffled into the deck.',
  write: 'Write one',
  edit: (name) => `Change ${name}`,
  remove: (name) => `Take ${name} out`,
  takeMine: (n) => `Take those of this device (${n})`,
  takeBrought: (n) => `Take those of the link (${n})`,
  share: 'Copy a link',
  copied: 'The link is copied.',
  link: 'Link to these orders',
  save: 'Save a file',
  open: 'Open a file',
  paste: 'Link to orders',
  read: 'Read it',
  full: 'Six are as many as a table takes.',
  editor: 'Write your own order',
  name: 'Name',
  letters: (n, of) => `${n} of ${of} letters. Everyone at the table reads it.`,
  asksFor: 'It asks for',
  list: 'this exact list',
  variety: 'one or more of a variety',
  picture: 'Picture',
  pictures: {
    ghost: 'Ghost',
    sandwich: 'Sandwich',
    'hot-dog': 'Hot dog',
    rainbow: 'Rainbow',
    fire: 'Fire',
    pirate: 'Pirate',
    crown: 'Crown',
    star: 'Star',
    sun: 'Sun',
    snowflake: 'Snowflake',
  },
  price: 'Price in Noshdosh',
  less: 'less',
  more: 'more',
  suggested: (n) => `suggested: ${n}`,
  priceHint: (most) => `1 to ${most}. More ingredients, more Noshdosh.`,
  tapIn: 'Tap what goes in',
  tapVariety: 'Tap the variety',
  varieties: { bread: 'Bread', dairy: 'Dairy', meat: 'Meat', salad: 'Salad', condiment: 'Condiments' },
  inIt: (n) => `${n} in it`,
  looks: 'How it looks',
  takeOut: 'take out',
  nothingIn: 'nothing in it yet',
  each: 'each',
  canBeMade: 'The deck can make it',
  isNew: 'No other order is the same',
  back: 'Back',
  add: 'Add to the deck',
  keep: 'Keep the change',
};

const de: OwnOrderWords = {
  title: 'Eigene Bestellungen',
  written: (n, of) => `${n} von ${of}`,
  none: 'Schreibt eigene Bestellungen: Sie kommen mit in den Stapel.',
  write: 'Eine schreiben',
  edit: (name) => `${name} ändern`,
  remove: (name) => `${name} herausnehmen`,
  takeMine: (n) => `Die von diesem Gerät nehmen (${n})`,
  takeBrought: (n) => `Die aus dem Link nehmen (${n})`,
  share: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  link: 'Link zu diesen Bestellungen',
  save: 'Als Datei sichern',
  open: 'Datei öffnen',
  paste: 'Link mit Bestellungen',
  read: 'Einlesen',
  full: 'Mehr als sechs nimmt ein Tisch nicht.',
  editor: 'Eigene Bestellung',
  name: 'Name',
  letters: (n, of) => `${n} von ${of} Zeichen. Alle am Tisch lesen ihn.`,
  asksFor: 'Verlangt wird',
  list: 'genau diese Liste',
  variety: 'eins oder mehr einer Sorte',
  picture: 'Bild',
  pictures: {
    ghost: 'Gespenst',
    sandwich: 'Sandwich',
    'hot-dog': 'Hotdog',
    rainbow: 'Regenbogen',
    fire: 'Feuer',
    pirate: 'Pirat',
    crown: 'Krone',
    star: 'Stern',
    sun: 'Sonne',
    snowflake: 'Schneeflocke',
  },
  price: 'Preis in Noshdosh',
  less: 'weniger',
  more: 'mehr',
  suggested: (n) => `Vorschlag: ${n}`,
  priceHint: (most) => `1 bis ${most}. Mehr Zutaten, mehr Noshdosh.`,
  tapIn: 'Antippen, was hinein soll',
  tapVariety: 'Sorte antippen',
  varieties: { bread: 'Brot', dairy: 'Milch', meat: 'Fleisch', salad: 'Grünes', condiment: 'Soßen' },
  inIt: (n) => `${n} darin`,
  looks: 'So sieht sie aus',
  takeOut: 'herausnehmen',
  nothingIn: 'noch nichts darin',
  each: 'je Stück',
  canBeMade: 'Mit den Karten möglich',
  isNew: 'Keine andere ist gleich',
  back: 'Zurück',
  add: 'In den Stapel',
  keep: 'Änderung behalten',
};

const fr: OwnOrderWords = {
  title: 'Vos commandes',
  written: (n, of) => `${n} sur ${of}`,
  none: 'Écrivez vos propres commandes : elles rejoignent le paquet.',
  write: 'En écrire une',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Retirer ${name}`,
  takeMine: (n) => `Prendre celles de cet appareil (${n})`,
  takeBrought: (n) => `Prendre celles du lien (${n})`,
  share: 'Copier un lien',
  copied: 'Le lien est copié.',
  link: 'Lien vers ces commandes',
  save: 'Enregistrer un fichier',
  open: 'Ouvrir un fichier',
  paste: 'Lien avec des commandes',
  read: 'Lire',
  full: 'Une table n’en prend pas plus de six.',
  editor: 'Votre propre commande',
  name: 'Nom',
  letters: (n, of) => `${n} lettres sur ${of}. Toute la table le lit.`,
  asksFor: 'Elle demande',
  list: 'exactement cette liste',
  variety: 'un ou plusieurs d’une sorte',
  picture: 'Image',
  pictures: {
    ghost: 'Fantôme',
    sandwich: 'Sandwich',
    'hot-dog': 'Hot-dog',
    rainbow: 'Arc-en-ciel',
    fire: 'Feu',
    pirate: 'Pirate',
    crown: 'Couronne',
    star: 'Étoile',
    sun: 'Soleil',
    snowflake: 'Flocon',
  },
  price: 'Prix en Noshdosh',
  less: 'moins',
  more: 'plus',
  suggested: (n) => `conseillé : ${n}`,
  priceHint: (most) => `De 1 à ${most}. Plus d’ingrédients, plus de Noshdosh.`,
  tapIn: 'Touchez ce qui y entre',
  tapVariety: 'Touchez la sorte',
  varieties: { bread: 'Pain', dairy: 'Laitages', meat: 'Viandes', salad: 'Salades', condiment: 'Condiments' },
  inIt: (n) => `${n} dedans`,
  looks: 'Ce que ça donne',
  takeOut: 'retirer',
  nothingIn: 'rien dedans encore',
  each: 'pièce',
  canBeMade: 'Le paquet le permet',
  isNew: 'Aucune autre n’est pareille',
  back: 'Retour',
  add: 'Ajouter au paquet',
  keep: 'Garder le changement',
};

const es: OwnOrderWords = {
  title: 'Pedidos propios',
  written: (n, of) => `${n} de ${of}`,
  none: 'Escribid pedidos propios: se barajan con los demás.',
  write: 'Escribir uno',
  edit: (name) => `Cambiar ${name}`,
  remove: (name) => `Quitar ${name}`,
  takeMine: (n) => `Tomar los de este aparato (${n})`,
  takeBrought: (n) => `Tomar los del enlace (${n})`,
  share: 'Copiar un enlace',
  copied: 'El enlace está copiado.',
  link: 'Enlace a estos pedidos',
  save: 'Guardar un archivo',
  open: 'Abrir un archivo',
  paste: 'Enlace con pedidos',
  read: 'Leer',
  full: 'Una mesa no admite más de seis.',
  editor: 'Tu propio pedido',
  name: 'Nombre',
  letters: (n, of) => `${n} de ${of} letras. Lo lee toda la mesa.`,
  asksFor: 'Pide',
  list: 'esta lista exacta',
  variety: 'uno o más de una clase',
  picture: 'Imagen',
  pictures: {
    ghost: 'Fantasma',
    sandwich: 'Sándwich',
    'hot-dog': 'Perrito',
    rainbow: 'Arcoíris',
    fire: 'Fuego',
    pirate: 'Pirata',
    crown: 'Corona',
    star: 'Estrella',
    sun: 'Sol',
    snowflake: 'Copo de nieve',
  },
  price: 'Precio en Noshdosh',
  less: 'menos',
  more: 'más',
  suggested: (n) => `sugerido: ${n}`,
  priceHint: (most) => `De 1 a ${most}. Más ingredientes, más Noshdosh.`,
  tapIn: 'Toca lo que lleva',
  tapVariety: 'Toca la clase',
  varieties: { bread: 'Pan', dairy: 'Lácteos', meat: 'Carnes', salad: 'Verduras', condiment: 'Condimentos' },
  inIt: (n) => `lleva ${n}`,
  looks: 'Así queda',
  takeOut: 'quitar',
  nothingIn: 'aún no lleva nada',
  each: 'cada uno',
  canBeMade: 'Se puede hacer con el mazo',
  isNew: 'No hay otro igual',
  back: 'Volver',
  add: 'Al mazo',
  keep: 'Guardar el cambio',
};

export const ownOrderWords: Readonly<Record<Language, OwnOrderWords>> = { en, fr, es, de };
