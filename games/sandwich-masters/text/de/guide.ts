/** The short way into each part of Sandwich Masters: a sentence and a few steps, each by the name of a picture, in German. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  turn: {
    lead: 'Eines je Zug: Karten eines Symbols spielen, eine Karte umlegen oder welche abwerfen.',
    steps: [
      ['raised-hand', 'Sieben Karten.', 'Nach jedem Zug ist die Hand wieder voll.'],
      ['recycle', 'Nichts Brauchbares?', 'Wirf ab, was du willst, und zieh nach.'],
    ],
  },
  play: {
    lead: 'Beliebig viele Karten eines Symbols, jede an ihren Platz.',
    caption: 'Zwei von einem Symbol und Spezialsoße in einem Zug: Die schwarzen sind verdorben.',
    steps: [
      ['sandwich', 'Erst Brot.', 'Es eröffnet einen deiner vier Plätze.'],
      ['star', 'Spezialsoße', 'geht mit jedem Symbol und steht für alles außer Brot.'],
      ['knife', 'Angriffssoßen', 'kommen auf die Sandwiches der anderen.'],
    ],
  },
  claim: {
    lead: 'Genau das zwischen zwei Broten, was eine Bestellung verlangt, und die Noshdosh gehören dir.',
    steps: [
      ['bell', 'Mit Brot schließen', 'in dem Zug, in dem du lieferst.'],
      ['eyes', 'Nichts zu viel,', 'aber in jeder Reihenfolge, gut oder verdorben.'],
      ['plate', 'Mehrere auf einmal', 'werden in einem Zug bezahlt, jede Bestellung einmal.'],
    ],
  },
  move: {
    lead: 'Statt zu spielen, legst du die oberste Karte eines deiner Sandwiches auf ein anderes.',
    steps: [
      ['recycle', 'Aufräumen.', 'Auch eine Angriffssoße darf umziehen.'],
      ['bell', 'Umgelegtes Brot', 'kann ein Sandwich schließen.'],
    ],
  },
  inspectors: {
    lead: 'Er besucht jemanden mit verdorbenen Karten auf dem Tisch: zahlen oder etwas verlieren.',
    caption: 'Drei gibt es, jeder teurer und schlimmer als der vorige.',
    steps: [
      ['handshake', 'Die Bestechung', 'geht an die Bank, ganz oder gar nicht.'],
      ['magnifier', 'Nur der Tisch zählt.', 'In der Hand wird nie etwas gefunden.'],
    ],
  },
  events: {
    lead: 'Kommt eines auf die Theke, geschieht es sofort und allen.',
    steps: [
      ['speech', 'Alle wählen zugleich,', 'wo es etwas zu wählen gibt.'],
      ['die', 'Dann werden die Hände voll', 'und die nächste Karte kommt.'],
    ],
  },
  end: {
    lead: 'Nach der Uhr, bei einem Ziel oder nach Runden: Wer die meisten Noshdosh hat, gewinnt.',
    steps: [
      ['stopwatch', 'Zeit um?', 'Die Runde wird beendet, damit alle gleich oft dran waren.'],
      ['trophy', 'Bei Gleichstand', 'teilt man sich den Sieg.'],
    ],
  },
};
