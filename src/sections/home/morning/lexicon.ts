/**
 * The words by which a short call-off is read, language by language: an openly limited list, in the letters without marks
 * that `fold` leaves. `says` are words of the language that call-offs are made of; each entry is a word or a phrase.
 * docs/morning.md lists them for review by native speakers.
 */

/** Reasons that a message can be read as; the other codes are chosen from buttons, because nobody should have to type them. */
export type ReadableReason = 'illness' | 'family' | 'transportation' | 'weather' | 'work-injury' | 'civic'

export type Lexicon = {
  lang: string
  says: readonly string[]
  tomorrow: readonly string[]
  /** Letters that no other language of this list writes. */
  letters?: RegExp
  /** Family members: with a word of illness beside them the reason is the family's. */
  reasons: Partial<Record<ReadableReason, readonly string[]>>
}

const words = (list: string): string[] => list.split(',').map((word) => word.trim())

export const LEXICA: readonly Lexicon[] = [
  {
    lang: 'en',
    says: words('i, my, can’t, cannot, won’t, will, the, is, am, be, to, in, today, shift, work, out, off, not, at, back, come, have, has'),
    tomorrow: words('tomorrow'),
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
  },
  {
    lang: 'es',
    says: words('no puedo, ir, hoy, mi, estoy, tengo, el, la, las, los, turno, trabajo, trabajar, no voy, llegar, que, de, en, esta, soy'),
    tomorrow: words('manana'),
    letters: /[ñ¿¡]/i,
    reasons: {
      illness: words('enfermo, enferma, fiebre, gripe, vomito, vomitando, medico, doctor, hospital, dolor, me siento mal'),
      family: words('hijo, hija, hijos, nino, nina, bebe, madre, mama, padre, papa, esposa, esposo, familia, abuela, abuelo'),
      transportation: words('carro, coche, autobus, camion, bus, tren, llanta, transporte, troca, no arranca'),
      weather: words('nieve, nevada, tormenta, hielo, inundacion, huracan'),
      'work-injury': words('me lastime en el trabajo, me lesione en el trabajo'),
      civic: words('jurado, corte, tribunal'),
    },
  },
  {
    lang: 'pt',
    says: words(
      'nao posso, nao consigo, hoje, meu, minha, estou, tenho, o, a, ir, trabalhar, trabalho, turno, nao vou, quebrou, volto, esta, com',
    ),
    tomorrow: words('amanha'),
    letters: /[ãõ]/i,
    reasons: {
      illness: words('doente, febre, gripe, vomitando, medico, hospital, dor, passando mal'),
      family: words('filho, filha, filhos, crianca, bebe, mae, pai, esposa, marido, familia, avo'),
      transportation: words('carro, onibus, trem, pneu, moto, transporte'),
      weather: words('neve, tempestade, gelo, enchente, furacao'),
    },
  },
  {
    lang: 'fr',
    says: words(
      'je, ne peux pas, ne viens pas, aujourd’hui, mon, ma, mes, suis, le, la, est, pas, travail, travailler, venir, ai, une, reviens, j’ai',
    ),
    tomorrow: words('demain'),
    reasons: {
      illness: words('malade, fievre, grippe, medecin, docteur, hopital, mal'),
      family: words('fils, fille, enfant, enfants, bebe, mere, pere, maman, papa, femme, mari, famille'),
      transportation: words('voiture, bus, train, pneu, en panne, metro'),
      weather: words('neige, tempete, verglas, inondation'),
    },
  },
  {
    lang: 'ht',
    says: words('mwen, m, pa ka, pa kapab, pa vle, jodi a, jodia, travay, vini, ap, gen, yo, li, mwen pa, tounen, ale'),
    tomorrow: words('demen'),
    reasons: {
      illness: words('malad, lafyev, grip, dokte, lopital, fe m mal'),
      family: words('pitit, timoun, manman, papa, madanm, mari, fanmi, bebe'),
      transportation: words('machin, bis, tren, kawotchou, transpo, demare'),
      weather: words('lanej, tanpet, inondasyon, siklon'),
    },
  },
  {
    lang: 'vi',
    says: words('toi, em, khong the, khong, hom nay, di lam, den, cua, bi, phai, di, lam, vao, se'),
    tomorrow: words('ngay mai'),
    letters: /[ăđơưạảấầẩẫậắằẳẵặẻẽếềểễệỉịỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
    reasons: {
      illness: words('benh, om, sot, cum, bac si, benh vien, dau, nhuc dau'),
      family: words('con toi, con em, con gai, con trai, con bi, me toi, cha toi, bo toi, vo toi, chong toi, gia dinh'),
      transportation: words('xe, xe hoi, xe buyt, xe may, lop xe, hong xe'),
      weather: words('tuyet, bao, ngap, lu lut'),
    },
  },
  {
    lang: 'tl',
    says: words('ako, ko, hindi, hindi ako, makakapasok, papasok, ngayon, ang, ng, po, trabaho, may, na, sa, babalik, makapasok'),
    tomorrow: words('bukas'),
    reasons: {
      illness: words('sakit, may sakit, lagnat, trangkaso, doktor, ospital, nilalagnat, masama ang pakiramdam'),
      family: words('anak, nanay, tatay, asawa, pamilya, lola, lolo'),
      transportation: words('kotse, sasakyan, bus, tren, gulong, nasiraan'),
      weather: words('bagyo, baha, niyebe'),
    },
  },
  {
    lang: 'pl',
    says: words('nie moge, nie przyjde, dzis, dzisiaj, moj, moja, jestem, mam, do, pracy, jest, nie, sie, wroce, chce'),
    tomorrow: words('jutro'),
    letters: /[ąęłńśźż]/i,
    reasons: {
      illness: words('chory, chora, goraczka, goraczke, grypa, lekarz, lekarza, szpital, szpitalu, boli'),
      family: words('syn, corka, dziecko, dzieci, matka, mama, ojciec, tata, zona, maz, rodzina'),
      transportation: words('samochod, auto, autobus, pociag, opona, odpalic'),
      weather: words('snieg, burza, lod, powodz'),
    },
  },
]
