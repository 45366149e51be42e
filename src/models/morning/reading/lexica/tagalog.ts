import { type Lexicon, splitWords } from '../lexicon.ts'

export const TAGALOG: Lexicon = {
  lang: 'tl',
  commonWords: splitWords('ako, ko, hindi, hindi ako, makakapasok, papasok, ngayon, ang, ng, po, trabaho, may, na, sa, babalik, makapasok'),
  tomorrow: splitWords('bukas'),
  negations: splitWords('hindi, wala, walang, wala akong'),
  reasons: {
    illness: splitWords('sakit, may sakit, lagnat, trangkaso, doktor, ospital, nilalagnat, masama ang pakiramdam'),
    family: splitWords('anak, nanay, tatay, asawa, pamilya, lola, lolo'),
    transportation: splitWords('kotse, sasakyan, bus, tren, gulong, nasiraan'),
    weather: splitWords('bagyo, baha, niyebe'),
  },
  arrival: {
    weekdays: splitWords('-, lunes, martes, miyerkules, huwebes, biyernes, sabado'),
    phrases: splitWords('babalik, balik, papasok, makakapasok, darating'),
    beforeTime: splitWords('ng, nang, alas, mga'),
    fillers: splitWords('ako, po, na, pa, sa, nang, ng, mga'),
    denials: splitWords('hindi'),
    until: splitWords('bago'),
    connectors: splitWords('at, o, ni, hanggang'),
    late: splitWords('male late, malelate, mahuhuli, nahuhuli, late ako, minutong late, late ng # minuto'),
    past: splitWords('kahapon'),
  },
}
