import { type Lexicon, splitWords } from '../lexicon.ts'

export const HAITIAN_CREOLE: Lexicon = {
  lang: 'ht',
  commonWords: splitWords('mwen, m, pa ka, pa kapab, pa vle, jodi a, jodia, travay, vini, ap, gen, yo, li, mwen pa, tounen, ale'),
  tomorrow: splitWords('demen'),
  negations: splitWords('pa, pat'),
  reasons: {
    illness: splitWords('malad, lafyev, grip, dokte, lopital, fe m mal'),
    family: splitWords('pitit, timoun, manman, papa, madanm, mari, fanmi, bebe'),
    transportation: splitWords('machin, bis, tren, kawotchou, transpo, demare'),
    weather: splitWords('lanej, tanpet, inondasyon, siklon'),
  },
  arrival: {
    weekdays: splitWords('dimanch, lendi, madi, mekredi, jedi, vandredi, samdi'),
    phrases: splitWords('tounen, retounen, vini, rive'),
    beforeTime: splitWords('a, ve'),
    fillers: splitWords('mwen, m, ap, map, ka, nan, travay'),
    denials: splitWords('pa, pap, p’ap'),
    until: splitWords('anvan'),
    connectors: splitWords('ak, ni, oswa, apre, pwochen'),
    late: splitWords('an reta, rive ta'),
    past: splitWords('te, te rive, ye'),
  },
}
