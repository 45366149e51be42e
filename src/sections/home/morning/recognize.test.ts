import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { morning as schema } from '../../../schemas/morning'
import { LEXICA } from './lexicon'
import { recognize } from './recognize'

describe('reads short call-offs', () => {
  it.each([
    ['en', 'illness', 'unknown', 'I have a fever and can’t come in'],
    ['en', 'family', 'tomorrow', "My son is sick. I'll be back tomorrow"],
    ['en', 'transportation', 'tomorrow', 'Car won’t start, back tomorrow.'],
    ['en', 'weather', 'unknown', 'we are SNOWED IN and the roads closed'],
    ['en', 'work-injury', 'unknown', 'I was sick all night because I got hurt at work'],
    ['en', 'civic', 'unknown', 'I have jury duty'],
    ['es', 'family', 'unknown', 'No puedo ir a las 6. Mi hija tiene fiebre.'],
    ['es', 'transportation', 'tomorrow', 'El carro no arranca. Voy mañana'],
    ['es', 'illness', 'unknown', 'estoy enferma'],
    ['pt', 'transportation', 'tomorrow', 'Meu carro quebrou. Volto amanhã.'],
    ['pt', 'illness', 'unknown', 'nao posso ir, estou com febre'],
    ['fr', 'illness', 'tomorrow', 'Je suis malade. Je reviens demain.'],
    ['fr', 'family', 'unknown', 'Mon fils est à l’hôpital'],
    ['ht', 'transportation', 'tomorrow', 'Machin mwen pa vle demare. M ap tounen demen.'],
    ['ht', 'illness', 'unknown', 'Mwen malad, mwen pa ka vini'],
    ['vi', 'family', 'unknown', 'Mẹ tôi phải vào bệnh viện.'],
    ['vi', 'illness', 'tomorrow', 'Tôi bị sốt. Ngày mai tôi đi làm.'],
    ['tl', 'family', 'tomorrow', 'May lagnat ang anak ko. Babalik ako bukas.'],
    ['tl', 'illness', 'unknown', 'Hindi ako makakapasok, may sakit ako'],
    ['pl', 'transportation', 'tomorrow', 'Samochód nie chce odpalić. Wrócę jutro.'],
    ['pl', 'illness', 'unknown', 'Jestem chora'],
  ])('%s, %s, %s: %s', (lang, reason, back, text) => expect(recognize(text)).toEqual({ lang, reason, back }))

  it('takes words without their marks, as phones write them', () => {
    expect(recognize('manana vuelvo, mi nino esta enfermo')).toEqual({ lang: 'es', reason: 'family', back: 'tomorrow' })
    expect(recognize('Samochod nie chce odpalic')).toMatchObject({ lang: 'pl', reason: 'transportation' })
  })
  it('reads marks that are written as letters of their own', () => {
    expect(recognize('Mẹ tôi phải vào bệnh viện'.normalize('NFD'))).toMatchObject({ lang: 'vi', reason: 'family' })
  })
})

describe('does not guess', () => {
  it.each(['', '   ', '12345', 'asdfgh qwerty', '😀😀', '明天不能来'])('knows no word of “%s”', (text) =>
    expect(recognize(text)).toEqual({ lang: null, reason: null, back: 'unknown' }),
  )
  it('leaves a message without a reason to the person', () => {
    expect(recognize('I can’t come in today')).toEqual({ lang: 'en', reason: null, back: 'unknown' })
    expect(recognize('No puedo ir hoy')).toMatchObject({ lang: 'es', reason: null })
  })
  it('leaves two reasons to the person', () => {
    expect(recognize('my car broke down in the snow')).toMatchObject({ lang: 'en', reason: null })
    expect(recognize('I am sick and my car is at the shop')).toMatchObject({ reason: null })
  })
  it('reads whole words only', () => {
    expect(recognize('I take care of the rice')).toMatchObject({ reason: null })
  })
})

it('answers any text, and the same for the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const reading = recognize(text)
      expect(reading).toEqual(recognize(text))
      expect([null, ...LEXICA.map(({ lang }) => lang)]).toContain(reading.lang)
      if (reading.lang === null) expect(reading.reason).toBeNull()
    }),
  )
})

it('reads each phrase of its own lists in its own language, where that language is plain', () => {
  for (const lexicon of LEXICA)
    for (const [reason, phrases] of Object.entries(lexicon.reasons))
      for (const phrase of phrases) {
        const plain = `${lexicon.says.slice(0, 6).join(' ')} ${phrase}`
        expect(recognize(plain).lang, plain).toBe(lexicon.lang)
        if (reason === 'family' || reason === 'transportation' || reason === 'weather') expect(recognize(plain).reason, plain).toBe(reason)
      }
})

describe('the morning as it is written', () => {
  const { morning, languages } = schema.parse(parse(readFileSync('src/content/morning.yaml', 'utf8')))
  const known = new Set(LEXICA.map(({ lang }) => lang))
  it.each(morning.calls.filter(({ lang }) => known.has(lang)))(
    'are read by the recognizer: “$text”, in its own language, with the reason that the record shows',
    ({ text, lang, reason, back }) => expect(recognize(text)).toEqual({ lang, reason, back }),
  )
  it.each(languages.flatMap(({ lang, sample }) => (sample ? [{ lang, text: sample.text }] : [])))(
    'are read by the recognizer: the sample “$text”',
    ({ lang, text }) => expect(recognize(text)).toMatchObject({ lang, reason: expect.any(String) }),
  )
  it('answers in every language that it reads', () => {
    expect(languages.map(({ lang }) => lang)).toEqual(expect.arrayContaining(LEXICA.map(({ lang }) => lang)))
  })
})
