import { combineWords, type Lexicon, splitWords } from '../lexicon.ts'

export const POLISH: Lexicon = {
  lang: 'pl',
  commonWords: splitWords('nie moge, nie przyjde, dzis, dzisiaj, moj, moja, jestem, mam, do, pracy, jest, nie, sie, wroce, chce'),
  tomorrow: splitWords('jutro'),
  letters: /[ąęłńśźż]/i,
  negations: splitWords('nie, bez'),
  reasons: {
    illness: splitWords('chory, chora, goraczka, goraczke, grypa, lekarz, lekarza, szpital, szpitalu, boli'),
    family: splitWords('syn, corka, dziecko, dzieci, matka, mama, ojciec, tata, zona, maz, rodzina'),
    transportation: splitWords('samochod, auto, autobus, pociag, opona, odpalic'),
    weather: splitWords('snieg, burza, lod, powodz'),
  },
  arrival: {
    weekdays: splitWords('niedziele, poniedzialek, wtorek, srode, czwartek, piatek, sobote'),
    phrases: splitWords('wroce, wracam, bede, przyjde'),
    beforeTime: splitWords('o, okolo, na'),
    fillers: splitWords('w, we, do, pracy, dopiero, moge'),
    denials: splitWords('nie'),
    until: splitWords('przed'),
    connectors: splitWords('i, ani, lub, albo'),
    late: [
      ...combineWords('spoznie, spozniam', 'sie'),
      ...combineWords('sie', 'spoznie, spozniam, spoznia'),
      ...combineWords('jestem, bede, jest', 'spozniony, spozniona'),
      ...combineWords('minut, godzine', 'spoznienia, pozniej'),
      ...combineWords('bede, przyjde', 'pozniej'),
    ],
    past: splitWords('bylem, bylam, wczoraj'),
  },
}
