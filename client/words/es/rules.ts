/** What the rules pages say around a rulebook in Spanish. */
import type { RulesWords } from '../en/rules.ts';

export const rules: RulesWords = {
  title: 'Cómo se juega',
  games: 'Juegos',
  phases: 'Fases de una ronda',
  more: 'Más sobre el juego',
  about: 'Sobre estas reglas',
  here: 'estás aquí',
  search: 'Buscar en las reglas',
  clear: 'Borrar la búsqueda',
  found: (n) =>
    n === 0
      ? 'Nada encontrado. Prueba con otra palabra.'
      : `${n} ${n === 1 ? 'lugar encontrado' : 'lugares encontrados'}`,
  edition: 'Edición',
  everyEdition: 'Todas las ediciones',
  differ: 'En qué difieren las ediciones',
  option: 'Regla',
  oneByOne: (rules) => `Regla por regla (${rules})`,
  back: 'Volver a la mesa',
  printed: 'Sin marca: como está impreso.',
  previous: 'Antes:',
  next: 'Después:',
  table: 'Tabla',
  missing: 'Aquí no hay reglas.',
  markWords: { reading: 'Nuestra lectura', design: 'Añadido nuestro' },
  colon: ':',
  marks: {
    reading: 'Cómo leemos lo que los reglamentos dejan abierto.',
    design: 'Lo que hemos añadido para esta mesa.',
  },
};
