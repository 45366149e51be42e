/**
 * The words that identify a short call-off, by language. The list is openly limited. Its words are lowercase and without accents, as
 * `foldText` leaves them. Each entry is a word or a phrase. docs/morning.md lists
 * them for review by native speakers.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: all words of a language stand in one place

/** Reasons that can be read from a message. The other codes have buttons, because nobody should have to type them. */
export type ReadableReason = 'illness' | 'family' | 'transportation' | 'weather' | 'work-injury' | 'civic'

export type Lexicon = {
  lang: string
  /** Words that are common in call-offs, whatever the reason. */
  commonWords: readonly string[]
  tomorrow: readonly string[]
  /** Letters of this language that no other language here uses. */
  letters?: RegExp
  /** Words that deny an illness: "not sick", "no fever". */
  negations: readonly string[]
  /** With a family member and a word of illness, the reason is a family emergency, not the person's own illness. */
  reasons: Partial<Record<ReadableReason, readonly string[]>>
  arrival: ArrivalWords
}

/** The words with which parseArrival.ts finds the time of an arrival: on another day, or late today. */
export type ArrivalWords = {
  /** Weekdays from Sunday on, with forms of one name separated by "|". A dash stands for a name that also means something else. */
  weekdays: readonly string[]
  /** Words before the day or the hour of an arrival ("back on", "in at"). */
  phrases: readonly string[]
  /** Words right before a time of day ("at eight"), besides `until`. */
  beforeTime: readonly string[]
  /** Single words that may stand between these. */
  fillers: readonly string[]
  /** Single words that deny an arrival, and those that reverse the denial: "not until Friday". */
  denials: readonly string[]
  until: readonly string[]
  /** First "and", which may begin a clause; then words after which a day is not certain: "Friday or Monday", "Friday next week". */
  connectors: readonly string[]
  /** A late arrival. # is a number. */
  late: readonly string[]
  /** Words around a late arrival that show that it is long over. */
  past: readonly string[]
}

const splitWords = (list: string): string[] => list.split(',').map((word) => word.trim())
/** Combines each beginning with each end. */
const combineWords = (first: string, last: string): string[] =>
  splitWords(first).flatMap((one) => splitWords(last).map((other) => `${one} ${other}`))

export const LEXICA: readonly Lexicon[] = [
  {
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
  },
  {
    lang: 'es',
    commonWords: splitWords(
      'no puedo, ir, hoy, mi, estoy, tengo, el, la, las, los, turno, trabajo, trabajar, no voy, llegar, que, de, en, esta, soy',
    ),
    tomorrow: splitWords('manana'),
    letters: /[ñ¿¡]/i,
    negations: splitWords('no, sin, tampoco'),
    reasons: {
      illness: splitWords('enfermo, enferma, fiebre, gripe, vomito, vomitando, medico, doctor, hospital, dolor, me siento mal'),
      family: splitWords('hijo, hija, hijos, nino, nina, bebe, madre, mama, padre, papa, esposa, esposo, familia, abuela, abuelo'),
      transportation: splitWords('carro, coche, autobus, camion, bus, tren, llanta, transporte, troca, no arranca'),
      weather: splitWords('nieve, nevada, tormenta, hielo, inundacion, huracan'),
      'work-injury': splitWords('me lastime en el trabajo, me lesione en el trabajo'),
      civic: splitWords('jurado, corte, tribunal'),
    },
    arrival: {
      weekdays: splitWords('domingo, lunes, martes, miercoles, jueves, viernes, sabado'),
      phrases: splitWords('vuelvo, volvere, regreso, regresare, regresar, voy, ir, llego, llegare, llegar'),
      beforeTime: splitWords('las, la'),
      fillers: splitWords('yo, puedo, el, al, a, trabajo, proximo, una, media'),
      denials: splitWords('no'),
      until: splitWords('hasta, antes'),
      connectors: splitWords('y, o, ni, esta, la, pasado, de'),
      late: [
        ...combineWords('llego, llegare, llegar, voy, se me hizo, minutos, hora, horas', 'tarde'),
        ...combineWords('voy, estoy', 'retrasado, retrasada'),
        ...combineWords('minutos, hora', 'de retraso'),
        ...combineWords('llego en', 'una hora, # minutos'),
      ],
      past: splitWords('llegue, ayer'),
    },
  },
  {
    lang: 'pt',
    commonWords: splitWords(
      'nao posso, nao consigo, hoje, meu, minha, estou, tenho, o, a, ir, trabalhar, trabalho, turno, nao vou, quebrou, volto, esta, com',
    ),
    tomorrow: splitWords('amanha'),
    letters: /[ãõ]/i,
    negations: splitWords('nao, sem, nem'),
    reasons: {
      illness: splitWords('doente, febre, gripe, vomitando, medico, hospital, dor, passando mal'),
      family: splitWords('filho, filha, filhos, crianca, bebe, mae, pai, esposa, marido, familia, avo'),
      transportation: splitWords('carro, onibus, trem, pneu, moto, transporte'),
      weather: splitWords('neve, tempestade, gelo, enchente, furacao'),
    },
    arrival: {
      weekdays: splitWords('domingo, segunda, terca, quarta, quinta, sexta, sabado'),
      phrases: splitWords('volto, voltar, vou, ir, chego, chegar'),
      beforeTime: splitWords('as, das'),
      fillers: splitWords('eu, so, posso, ao, na, no, trabalho, uma, meia'),
      denials: splitWords('nao'),
      until: splitWords('ate, antes'),
      connectors: splitWords('e, ou, nem, de, da, que'),
      late: [
        ...combineWords('chegar, chego, estou, minutos, hora', 'atrasado, atrasada, tarde'),
        ...combineWords('me', 'atrasar'),
        ...combineWords('minutos, hora', 'de atraso'),
      ],
      past: splitWords('cheguei, ontem'),
    },
  },
  {
    lang: 'fr',
    commonWords: splitWords(
      'je, ne peux pas, ne viens pas, aujourd’hui, mon, ma, mes, suis, le, la, est, pas, travail, travailler, venir, ai, une, reviens, j’ai',
    ),
    tomorrow: splitWords('demain'),
    negations: splitWords('pas, jamais, sans'),
    reasons: {
      illness: splitWords('malade, fievre, grippe, medecin, docteur, hopital, mal'),
      family: splitWords('fils, fille, enfant, enfants, bebe, mere, pere, maman, papa, femme, mari, famille'),
      transportation: splitWords('voiture, bus, train, pneu, en panne, metro'),
      weather: splitWords('neige, tempete, verglas, inondation'),
    },
    arrival: {
      weekdays: splitWords('dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi'),
      phrases: splitWords('reviens, reviendrai, retour, reprends, viens, venir, serai la, arrive, j’arrive, arriverai, j’arriverai'),
      beforeTime: splitWords('a, vers'),
      fillers: splitWords('je, ne, peux, le, au, de, travail, serai, que'),
      denials: splitWords('pas'),
      until: splitWords('que, avant'),
      connectors: splitWords('et, ou, ni, apres, prochain'),
      late: combineWords('en, du, minutes de, heure de', 'retard'),
      past: splitWords('etais, j’etais, ete, suis arrive, hier'),
    },
  },
  {
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
  },
  {
    lang: 'vi',
    commonWords: splitWords('toi, em, khong the, khong, hom nay, di lam, den, cua, bi, phai, di, lam, vao, se'),
    tomorrow: splitWords('ngay mai'),
    letters: /[ăđơưạảấầẩẫậắằẳẵặẻẽếềểễệỉịỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
    negations: splitWords('khong, chua'),
    reasons: {
      illness: splitWords('benh, om, sot, cum, bac si, benh vien, dau, nhuc dau'),
      family: splitWords('con toi, con em, con gai, con trai, con bi, me toi, cha toi, bo toi, vo toi, chong toi, gia dinh'),
      transportation: splitWords('xe, xe hoi, xe buyt, xe may, lop xe, hong xe'),
      weather: splitWords('tuyet, bao, ngap, lu lut'),
    },
    arrival: {
      weekdays: splitWords('chu nhat, thu hai|thu 2, thu ba|thu 3, thu tu|thu 4, thu nam|thu 5, thu sau|thu 6, thu bay|thu 7'),
      phrases: splitWords('quay lai, tro lai, di lam lai, di lam, den'),
      beforeTime: splitWords('luc, khoang'),
      fillers: splitWords('toi, em, se, vao'),
      denials: splitWords('khong, chua'),
      until: splitWords('truoc'),
      connectors: splitWords('va, hoac, hay, tuan'),
      late: [...combineWords('den, di, di lam, vao', 'tre, muon'), ...combineWords('tre, muon', '# phut, # tieng, nua tieng')],
      past: splitWords('hom qua'),
    },
  },
  {
    lang: 'tl',
    commonWords: splitWords(
      'ako, ko, hindi, hindi ako, makakapasok, papasok, ngayon, ang, ng, po, trabaho, may, na, sa, babalik, makapasok',
    ),
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
  },
  {
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
  },
]
