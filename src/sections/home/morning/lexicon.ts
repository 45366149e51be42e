/**
 * The words by which a short call-off is read, language by language: an openly limited list, in the letters without marks
 * that `fold` leaves. `says` are words of the language that call-offs are made of; each entry is a word or a phrase.
 * docs/morning.md lists them for review by native speakers. Long, because all words of a language stand in one place.
 */

/** Reasons that a message can be read as; the other codes are chosen from buttons, because nobody should have to type them. */
export type ReadableReason = 'illness' | 'family' | 'transportation' | 'weather' | 'work-injury' | 'civic'

export type Lexicon = {
  lang: string
  says: readonly string[]
  tomorrow: readonly string[]
  /** Letters that no other language of this list writes. */
  letters?: RegExp
  /** What stands before an illness that nobody has: "not sick", "no fever". */
  denies: readonly string[]
  /** Family members: with a word of illness beside them the reason is the family's. */
  reasons: Partial<Record<ReadableReason, readonly string[]>>
  coming: Coming
}

/** By which readArrival.ts reads when somebody comes: on another day, or late today. */
export type Coming = {
  /** From Sunday on, forms of one name apart by "|". A dash for a name that also means something else. */
  weekdays: readonly string[]
  /** What stands before the day or the hour that somebody comes ("back on", "in at"). */
  comes: readonly string[]
  /** What stands right before a time of day, besides `until`. */
  at: readonly string[]
  /** Single words that may stand between these. */
  between: readonly string[]
  /** Single words that deny a coming, and those that turn the denial round: "not until Friday". */
  not: readonly string[]
  until: readonly string[]
  /** "And", which may begin a clause, then what leaves a day open: "Friday or Monday", "Friday next week", "today and tomorrow". */
  joins: readonly string[]
  /** A late arrival. # is a number. */
  late: readonly string[]
  /** Before or behind a late arrival: it is long over. */
  past: readonly string[]
}

const words = (list: string): string[] => list.split(',').map((word) => word.trim())
/** Each beginning with each end. */
const pairs = (first: string, last: string): string[] => words(first).flatMap((one) => words(last).map((other) => `${one} ${other}`))

export const LEXICA: readonly Lexicon[] = [
  {
    lang: 'en',
    says: words('i, my, can’t, cannot, won’t, will, the, is, am, be, to, in, today, shift, work, out, off, not, at, back, come, have, has'),
    tomorrow: words('tomorrow'),
    denies: words('not, isn’t, isnt, aren’t, arent, no, never, wasn’t, wasnt'),
    reasons: {
      illness: words(
        'sick, ill, fever, flu, migraine, headache, vomiting, throwing up, doctor, hospital, covid, not feeling well, feel bad',
      ),
      family: words(
        'son, daughter, child, kid, kids, baby, mother, mom, father, dad, wife, husband, parent, grandmother, grandfather, family, babysitter',
      ),
      transportation: words('car, bus, train, truck, ride, tire, flat tire, engine, battery, broke down, traffic, bike'),
      weather: words('snow, snowed in, storm, ice, icy, flood, flooded, hurricane, tornado, roads closed, road is closed'),
      'work-injury': words('hurt at work, injured at work, hurt on the job, injured on the job, hurt myself at work'),
      civic: words('jury, jury duty, court, subpoena, witness'),
    },
    coming: {
      weekdays: words('sunday|sun, monday|mon, tuesday|tue, wednesday|wed, thursday|thu, friday|fri, saturday|sat'),
      comes: words('back, return, in, there, make it, see you'),
      at: words('at, by, around, about, after'),
      between: words('i, i’m, i’ll, am, will, be, come, get, to, on, work, an, half'),
      not: words('not, won’t, wont, can’t, cant, cannot, my, was, came'),
      until: words('until, till, before'),
      joins: words('and, or, nor, after, next'),
      late: [
        ...pairs('running, be, am, i’m, in, come, minutes, min, hour, hours, bit, bus, bus is', 'late'),
        ...pairs('minutes, hour, running', 'behind'),
        ...pairs('there in', 'an hour, # minutes'),
      ],
      past: words('was, were, yesterday, last'),
    },
  },
  {
    lang: 'es',
    says: words('no puedo, ir, hoy, mi, estoy, tengo, el, la, las, los, turno, trabajo, trabajar, no voy, llegar, que, de, en, esta, soy'),
    tomorrow: words('manana'),
    letters: /[ñ¿¡]/i,
    denies: words('no, sin, tampoco'),
    reasons: {
      illness: words('enfermo, enferma, fiebre, gripe, vomito, vomitando, medico, doctor, hospital, dolor, me siento mal'),
      family: words('hijo, hija, hijos, nino, nina, bebe, madre, mama, padre, papa, esposa, esposo, familia, abuela, abuelo'),
      transportation: words('carro, coche, autobus, camion, bus, tren, llanta, transporte, troca, no arranca'),
      weather: words('nieve, nevada, tormenta, hielo, inundacion, huracan'),
      'work-injury': words('me lastime en el trabajo, me lesione en el trabajo'),
      civic: words('jurado, corte, tribunal'),
    },
    coming: {
      weekdays: words('domingo, lunes, martes, miercoles, jueves, viernes, sabado'),
      comes: words('vuelvo, volvere, regreso, regresare, regresar, voy, ir, llego, llegare, llegar'),
      at: words('las, la'),
      between: words('yo, puedo, el, al, a, trabajo, proximo, una, media'),
      not: words('no'),
      until: words('hasta, antes'),
      joins: words('y, o, ni, esta, la, pasado, de'),
      late: [
        ...pairs('llego, llegare, llegar, voy, se me hizo, minutos, hora, horas', 'tarde'),
        ...pairs('voy, estoy', 'retrasado, retrasada'),
        ...pairs('minutos, hora', 'de retraso'),
        ...pairs('llego en', 'una hora, # minutos'),
      ],
      past: words('llegue, ayer'),
    },
  },
  {
    lang: 'pt',
    says: words(
      'nao posso, nao consigo, hoje, meu, minha, estou, tenho, o, a, ir, trabalhar, trabalho, turno, nao vou, quebrou, volto, esta, com',
    ),
    tomorrow: words('amanha'),
    letters: /[ãõ]/i,
    denies: words('nao, sem, nem'),
    reasons: {
      illness: words('doente, febre, gripe, vomitando, medico, hospital, dor, passando mal'),
      family: words('filho, filha, filhos, crianca, bebe, mae, pai, esposa, marido, familia, avo'),
      transportation: words('carro, onibus, trem, pneu, moto, transporte'),
      weather: words('neve, tempestade, gelo, enchente, furacao'),
    },
    coming: {
      weekdays: words('domingo, segunda, terca, quarta, quinta, sexta, sabado'),
      comes: words('volto, voltar, vou, ir, chego, chegar'),
      at: words('as, das'),
      between: words('eu, so, posso, ao, na, no, trabalho, uma, meia'),
      not: words('nao'),
      until: words('ate, antes'),
      joins: words('e, ou, nem, de, da, que'),
      late: [
        ...pairs('chegar, chego, estou, minutos, hora', 'atrasado, atrasada, tarde'),
        ...pairs('me', 'atrasar'),
        ...pairs('minutos, hora', 'de atraso'),
      ],
      past: words('cheguei, ontem'),
    },
  },
  {
    lang: 'fr',
    says: words(
      'je, ne peux pas, ne viens pas, aujourd’hui, mon, ma, mes, suis, le, la, est, pas, travail, travailler, venir, ai, une, reviens, j’ai',
    ),
    tomorrow: words('demain'),
    denies: words('pas, jamais, sans'),
    reasons: {
      illness: words('malade, fievre, grippe, medecin, docteur, hopital, mal'),
      family: words('fils, fille, enfant, enfants, bebe, mere, pere, maman, papa, femme, mari, famille'),
      transportation: words('voiture, bus, train, pneu, en panne, metro'),
      weather: words('neige, tempete, verglas, inondation'),
    },
    coming: {
      weekdays: words('dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi'),
      comes: words('reviens, reviendrai, retour, reprends, viens, venir, serai la, arrive, j’arrive, arriverai, j’arriverai'),
      at: words('a, vers'),
      between: words('je, ne, peux, le, au, de, travail, serai, que'),
      not: words('pas'),
      until: words('que, avant'),
      joins: words('et, ou, ni, apres, prochain'),
      late: pairs('en, du, minutes de, heure de', 'retard'),
      past: words('etais, j’etais, ete, suis arrive, hier'),
    },
  },
  {
    lang: 'ht',
    says: words('mwen, m, pa ka, pa kapab, pa vle, jodi a, jodia, travay, vini, ap, gen, yo, li, mwen pa, tounen, ale'),
    tomorrow: words('demen'),
    denies: words('pa, pat'),
    reasons: {
      illness: words('malad, lafyev, grip, dokte, lopital, fe m mal'),
      family: words('pitit, timoun, manman, papa, madanm, mari, fanmi, bebe'),
      transportation: words('machin, bis, tren, kawotchou, transpo, demare'),
      weather: words('lanej, tanpet, inondasyon, siklon'),
    },
    coming: {
      weekdays: words('dimanch, lendi, madi, mekredi, jedi, vandredi, samdi'),
      comes: words('tounen, retounen, vini, rive'),
      at: words('a, ve'),
      between: words('mwen, m, ap, map, ka, nan, travay'),
      not: words('pa, pap, p’ap'),
      until: words('anvan'),
      joins: words('ak, ni, oswa, apre, pwochen'),
      late: words('an reta, rive ta'),
      past: words('te, te rive, ye'),
    },
  },
  {
    lang: 'vi',
    says: words('toi, em, khong the, khong, hom nay, di lam, den, cua, bi, phai, di, lam, vao, se'),
    tomorrow: words('ngay mai'),
    letters: /[ăđơưạảấầẩẫậắằẳẵặẻẽếềểễệỉịỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
    denies: words('khong, chua'),
    reasons: {
      illness: words('benh, om, sot, cum, bac si, benh vien, dau, nhuc dau'),
      family: words('con toi, con em, con gai, con trai, con bi, me toi, cha toi, bo toi, vo toi, chong toi, gia dinh'),
      transportation: words('xe, xe hoi, xe buyt, xe may, lop xe, hong xe'),
      weather: words('tuyet, bao, ngap, lu lut'),
    },
    coming: {
      weekdays: words('chu nhat, thu hai|thu 2, thu ba|thu 3, thu tu|thu 4, thu nam|thu 5, thu sau|thu 6, thu bay|thu 7'),
      comes: words('quay lai, tro lai, di lam lai, di lam, den'),
      at: words('luc, khoang'),
      between: words('toi, em, se, vao'),
      not: words('khong, chua'),
      until: words('truoc'),
      joins: words('va, hoac, hay, tuan'),
      late: [...pairs('den, di, di lam, vao', 'tre, muon'), ...pairs('tre, muon', '# phut, # tieng, nua tieng')],
      past: words('hom qua'),
    },
  },
  {
    lang: 'tl',
    says: words('ako, ko, hindi, hindi ako, makakapasok, papasok, ngayon, ang, ng, po, trabaho, may, na, sa, babalik, makapasok'),
    tomorrow: words('bukas'),
    denies: words('hindi, wala, walang, wala akong'),
    reasons: {
      illness: words('sakit, may sakit, lagnat, trangkaso, doktor, ospital, nilalagnat, masama ang pakiramdam'),
      family: words('anak, nanay, tatay, asawa, pamilya, lola, lolo'),
      transportation: words('kotse, sasakyan, bus, tren, gulong, nasiraan'),
      weather: words('bagyo, baha, niyebe'),
    },
    coming: {
      weekdays: words('-, lunes, martes, miyerkules, huwebes, biyernes, sabado'),
      comes: words('babalik, balik, papasok, makakapasok, darating'),
      at: words('ng, nang, alas, mga'),
      between: words('ako, po, na, pa, sa, nang, ng, mga'),
      not: words('hindi'),
      until: words('bago'),
      joins: words('at, o, ni, hanggang'),
      late: words('male late, malelate, mahuhuli, nahuhuli, late ako, minutong late, late ng # minuto'),
      past: words('kahapon'),
    },
  },
  {
    lang: 'pl',
    says: words('nie moge, nie przyjde, dzis, dzisiaj, moj, moja, jestem, mam, do, pracy, jest, nie, sie, wroce, chce'),
    tomorrow: words('jutro'),
    letters: /[ąęłńśźż]/i,
    denies: words('nie, bez'),
    reasons: {
      illness: words('chory, chora, goraczka, goraczke, grypa, lekarz, lekarza, szpital, szpitalu, boli'),
      family: words('syn, corka, dziecko, dzieci, matka, mama, ojciec, tata, zona, maz, rodzina'),
      transportation: words('samochod, auto, autobus, pociag, opona, odpalic'),
      weather: words('snieg, burza, lod, powodz'),
    },
    coming: {
      weekdays: words('niedziele, poniedzialek, wtorek, srode, czwartek, piatek, sobote'),
      comes: words('wroce, wracam, bede, przyjde'),
      at: words('o, okolo, na'),
      between: words('w, we, do, pracy, dopiero, moge'),
      not: words('nie'),
      until: words('przed'),
      joins: words('i, ani, lub, albo'),
      late: [
        ...pairs('spoznie, spozniam', 'sie'),
        ...pairs('sie', 'spoznie, spozniam, spoznia'),
        ...pairs('jestem, bede, jest', 'spozniony, spozniona'),
        ...pairs('minut, godzine', 'spoznienia, pozniej'),
        ...pairs('bede, przyjde', 'pozniej'),
      ],
      past: words('bylem, bylam, wczoraj'),
    },
  },
]
