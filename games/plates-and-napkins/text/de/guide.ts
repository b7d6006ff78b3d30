/** The short way into each part of Plates & Napkins: a sentence and a few steps, each by the name of a picture, in German. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  build: {
    lead: 'Die Teller gehören allen. In deinem Zug tust du eine Sache mit einer Karte.',
    caption: 'Brot unten, Belag dazwischen, Brot obenauf: dann wird geboten.',
    steps: [
      ['plate', 'Beginne', 'mit einem Brot auf einem leeren Teller.'],
      ['knife', 'Belege,', 'ziehe zwei Karten und behalte eine davon.'],
      ['sandwich', 'Schließe', 'mit einem Brot. Dann beginnen die Gebote.'],
      ['recycle', 'Wirf', 'eine Karte ab, wenn dir sonst nichts gefällt.'],
    ],
  },
  bid: {
    lead: 'Reihum legt jeder eine Karte verdeckt vor irgendwen oder steigt aus.',
    caption: 'Ein hohes Gebot, ein niedriges und ein Bluff, der nichts zählt.',
    steps: [
      ['eyes', 'Jede Karte geht.', 'Nur Gebote zählen; niemand sieht, was du hinlegst.'],
      ['lock', 'Raus ist raus,', 'auch mit neuen Karten. Doch vor dich legen dürfen die anderen noch.'],
      ['star', 'Wer als Letzter dabei ist,', 'darf noch eine Karte legen.'],
    ],
  },
  eat: {
    lead: 'Die höchste Summe der Gebote muss essen und bekommt die Punkte des Sandwiches.',
    steps: [
      ['sandwich', 'Alle Karten zählen,', 'auch beide Brote, und manche sind unter null.'],
      ['handshake', 'Gleichstand wird geteilt', 'und abgerundet, auch unter null.'],
      ['bell', 'Nach dem Zählen', 'dürfen alle noch eine Serviette spielen, bevor jemand isst.'],
    ],
  },
  napkins: {
    lead: 'Eine Serviette geht jederzeit, egal, wer dran ist. Die neueste wirkt zuerst.',
    caption: 'Serviette auf Serviette: Die obere wirkt zuerst.',
    steps: [
      ['raised-hand', 'Tippe auf die Serviette,', 'um sie zu spielen. Was gerade lief, wartet.'],
      ['sparkles', 'Manche bleiben', 'auf dem Tisch, bis das nächste Sandwich gegessen ist.'],
      ['recycle', 'Dein Plan ist dahin?', 'Dann wählst du neu. Gebote, die liegen, bleiben.'],
    ],
  },
  holds: {
    lead: 'Nach einer Serviette und nach dem Zählen gibt es eine kurze Pause, für alle gleich.',
    steps: [
      ['stopwatch', 'Sie endet nach der Uhr:', 'zur Halbzeit, wenn alle es geschehen lassen, sonst am Ende.'],
      ['eyes', 'Sie verrät nichts.', 'Sie kommt, ob jemand eine Serviette hat oder nicht.'],
      ['speech', 'Sag einmal,', 'ob auf dich immer gewartet wird, nur vor dem Essen oder nie.'],
    ],
  },
  end: {
    lead: 'Zu zweit geht es bis 25 Punkte, zu dritt und viert bis 15; zu fünft um fünf Sandwiches.',
    steps: [
      ['trophy', 'Wer die meisten Punkte hat, gewinnt.', 'Bei Gleichstand teilt man sich den Sieg.'],
      ['star', 'Geprüft wird,', 'wenn die Punkte vergeben werden.'],
    ],
  },
};
