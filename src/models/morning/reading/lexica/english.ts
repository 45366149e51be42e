import { combineWords, type Lexicon, splitWords } from '../lexicon.ts'

export const ENGLISH: Lexicon = {
  lang: 'en',
  commonWords: splitWords(
    'i, my, can’t, cannot, won’t, will, the, is, am, be, to, in, today, shift, work, out, off, not, at, back, come, have, has',
  ),
  tomorrow: splitWords('tomorrow'),
  negations: splitWords('not, isn’t, isnt, aren’t, arent, no, never, wasn’t, wasnt'),
  reasons: {
    illness: splitWords(
      'sick, ill, fever, flu, migraine, headache, vomiting, throwing up, doctor, hospital, covid, not feeling well, feel bad',
    ),
    family: splitWords(
      'son, daughter, child, kid, kids, baby, mother, mom, father, dad, wife, husband, parent, grandmother, grandfather, family, babysitter',
    ),
    transportation: splitWords('car, bus, train, truck, ride, tire, flat tire, engine, battery, broke down, traffic, bike'),
    weather: splitWords('snow, snowed in, storm, ice, icy, flood, flooded, hurricane, tornado, roads closed, road is closed'),
    'work-injury': splitWords('hurt at work, injured at work, hurt on the job, injured on the job, hurt myself at work'),
    civic: splitWords('jury, jury duty, court, subpoena, witness'),
  },
  arrival: {
    weekdays: splitWords('sunday|sun, monday|mon, tuesday|tue, wednesday|wed, thursday|thu, friday|fri, saturday|sat'),
    phrases: splitWords('back, return, in, there, make it, see you'),
    beforeTime: splitWords('at, by, around, about, after'),
    fillers: splitWords('i, i’m, i’ll, am, will, be, come, get, to, on, work, an, half'),
    denials: splitWords('not, won’t, wont, can’t, cant, cannot, my, was, came'),
    until: splitWords('until, till, before'),
    connectors: splitWords('and, or, nor, after, next'),
    late: [
      ...combineWords('running, be, am, i’m, in, come, minutes, min, hour, hours, bit, bus, bus is', 'late'),
      ...combineWords('minutes, hour, running', 'behind'),
      ...combineWords('there in', 'an hour, # minutes'),
    ],
    past: splitWords('was, were, yesterday, last'),
  },
}
