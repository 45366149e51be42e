import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { WEEKDAYS } from '#src/lib/anywhere/time/dates.ts'
import { LEXICA } from './lexica.ts'
import { parseCallOffMessage as read } from './parseCallOffMessage.ts'

const parseCallOffMessage = (text: string) => read(text, minuteOf('06:00'))

describe('the line of the playable morning reads short call-offs: it', () => {
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
  ])('%s, %s, %s: %s', (lang, reason, back, text) =>
    expect(parseCallOffMessage(text)).toEqual({ lang, reason, back, isLateArrival: false }),
  )

  it('takes words without their marks, as phones write them', () => {
    expect(parseCallOffMessage('manana vuelvo, mi nino esta enfermo')).toMatchObject({ lang: 'es', reason: 'family', back: 'tomorrow' })
    expect(parseCallOffMessage('Samochod nie chce odpalic')).toMatchObject({ lang: 'pl', reason: 'transportation' })
  })
  it('knows the language of one or two words by a single one of them, and of more by none', () => {
    expect(parseCallOffMessage('can’t')).toMatchObject({ lang: 'en', reason: null })
    expect(parseCallOffMessage('Fever, sorry')).toMatchObject({ lang: 'en', reason: 'illness' })
    expect(parseCallOffMessage('Fever, so sorry')).toMatchObject({ lang: null, reason: null })
  })
  it('knows the language by the day of a return, where no word of a reason is said', () =>
    expect(parseCallOffMessage('Regreso el viernes')).toEqual({ lang: 'es', reason: null, back: 'Friday', isLateArrival: false }))
  it('reads as far as one may write', () => {
    expect(parseCallOffMessage(`${'-'.repeat(200)} I have a fever`).lang).toBeNull()
  })
  it('reads marks that are written as letters of their own', () => {
    expect(parseCallOffMessage('Mẹ tôi phải vào bệnh viện'.normalize('NFD'))).toMatchObject({ lang: 'vi', reason: 'family' })
  })
})

describe('the line of the playable morning does not guess: it', () => {
  it.each(['', '   ', '12345', 'asdfgh qwerty', '😀😀', '明天不能来'])('knows no word of “%s”', (text) =>
    expect(parseCallOffMessage(text)).toEqual({ lang: null, reason: null, back: 'unknown', isLateArrival: false }),
  )
  it.each(['Mein Auto ist kaputt', 'Der Bus ist nicht gekommen', 'Ich bin krank', 'Mijn auto wil niet starten'])(
    'takes no language for another by one word that both have: %s',
    (text) => expect(parseCallOffMessage(text)).toMatchObject({ lang: null, reason: null }),
  )
  it.each([
    ['en', null, 'I am not sick'],
    ['en', null, 'My daughter is not sick, I just want a day off'],
    ['en', 'transportation', 'I’m not sick, my car broke down'],
    ['en', null, 'I have no fever today'],
    ['en', null, 'I was not hurt at work, I need to rest'],
    ['es', null, 'No estoy enfermo'],
    ['es', null, 'Mi hijo no tiene fiebre'],
    ['pt', null, 'Não estou doente'],
    ['fr', null, 'Je ne suis pas malade'],
    ['ht', null, 'Mwen pa malad'],
    ['vi', null, 'Tôi không bị sốt'],
    ['tl', null, 'Wala akong lagnat'],
    ['pl', null, 'Nie jestem chora'],
  ])('takes no illness that is denied for one: %s, %s, %s', (lang, reason, text) =>
    expect(parseCallOffMessage(text)).toMatchObject({ lang, reason }),
  )
  it('leaves a message without a reason to the person', () => {
    expect(parseCallOffMessage('I can’t come in today')).toEqual({ lang: 'en', reason: null, back: 'unknown', isLateArrival: false })
    expect(parseCallOffMessage('No puedo ir hoy')).toMatchObject({ lang: 'es', reason: null })
  })
  it('leaves two reasons to the person', () => {
    expect(parseCallOffMessage('my car broke down in the snow')).toMatchObject({ lang: 'en', reason: null })
    expect(parseCallOffMessage('I am sick and my car is at the shop')).toMatchObject({ reason: null })
  })
  it('reads whole words only', () => {
    expect(parseCallOffMessage('I take care of the rice')).toMatchObject({ reason: null })
  })
})

it('the line of the playable morning answers any text, and the same for the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const reading = parseCallOffMessage(text)
      expect(reading).toEqual(parseCallOffMessage(text))
      expect([null, ...LEXICA.map(({ lang }) => lang)]).toContain(reading.lang)
      if (reading.lang === null) expect(reading.reason).toBeNull()
    }),
  )
})

it('the line of the playable morning reads each phrase of its own lists in its own language, where that language is plain', () => {
  for (const lexicon of LEXICA)
    for (const [reason, phrases] of Object.entries(lexicon.reasons))
      for (const phrase of phrases) {
        const plain = `${lexicon.commonWords.slice(0, 6).join(' ')} ${phrase}`
        expect(parseCallOffMessage(plain).lang, plain).toBe(lexicon.lang)
        if (reason === 'family' || reason === 'transportation' || reason === 'weather')
          expect(parseCallOffMessage(plain).reason, plain).toBe(reason)
      }
})

describe('reads the day of a return', () => {
  it.each([
    ['en', 'Friday', 'I am sick today, back on Friday'],
    ['en', 'Monday', 'Sick. I’ll be back to work on Monday'],
    ['en', 'Monday', 'Fever, on Monday I will be back'],
    ['en', 'Friday', '“On Friday I’ll be back. I have a fever.”'],
    ['en', 'Monday', 'not coming today or tomorrow, sick. Back Mon'],
    ['en', 'Monday', 'I have a fever and won’t be back until Monday'],
    ['en', 'Friday', 'Sick since Monday, will be in on Friday'],
    ['es', 'Friday', 'Estoy enferma, vuelvo el viernes'],
    ['es', 'tomorrow', 'Estoy enfermo y mañana vuelvo'],
    ['es', 'Monday', 'Tengo fiebre y no vuelvo hasta el lunes'],
    ['es', 'Monday', 'Mi hijo está enfermo. El lunes regreso al trabajo'],
    ['pt', 'Friday', 'Estou doente, volto na sexta-feira'],
    ['pt', 'Monday', 'Meu filho está com febre. Só volto ao trabalho na segunda'],
    ['fr', 'Friday', 'Je suis malade, je reviens vendredi'],
    ['fr', 'Monday', 'J’ai de la fièvre, de retour lundi'],
    ['ht', 'Friday', 'Mwen malad, m ap tounen vandredi'],
    ['ht', 'Monday', 'Mwen gen lafyèv. M ap retounen nan travay lendi'],
    ['vi', 'Friday', 'Tôi bị sốt, thứ sáu tôi đi làm lại'],
    ['vi', 'Monday', 'Tôi bị bệnh. Tôi sẽ quay lại vào thứ 2'],
    ['tl', 'Friday', 'May sakit ako. Babalik ako sa Biyernes'],
    ['tl', 'Monday', 'Nilalagnat ako, sa Lunes na ako papasok'],
    ['pl', 'Friday', 'Jestem chora, wrócę w piątek'],
    ['pl', 'Monday', 'Mam gorączkę. Wrócę do pracy w poniedziałek'],
  ])('%s, %s: %s', (lang, back, text) =>
    expect(parseCallOffMessage(text)).toEqual({ lang, reason: expect.any(String), back, isLateArrival: false }),
  )
  it.each([
    ['a day that is over', 'I have been sick since Monday'],
    ['a part of the body', 'I hurt my back on Monday and have a fever'],
    ['two days', 'Sick, back Friday or Monday'],
    ['a day a week later', 'Sick, back next Friday'],
    ['a day of absence', 'Sick, I can’t come in on Friday'],
    ['a day of absence', 'Je suis malade, je ne viens pas vendredi'],
    ['a day of absence', 'Jestem chora, nie przyjdę w piątek'],
    ['a day of absence', 'Estoy enfermo, no puedo ir el viernes'],
    ['a week, which has the same name as Sunday', 'May sakit ako. Babalik ako sa susunod na linggo'],
    ['tomorrow as an absence', 'Sick, can’t come in today or tomorrow'],
    ['tomorrow as an absence', 'Sick, won’t be in tomorrow'],
    ['tomorrow as an absence', 'Estoy enfermo, no voy hoy ni mañana'],
    ['a morning, which has the same name as tomorrow', 'Estoy enfermo, no puedo ir esta mañana'],
    ['the day after tomorrow', 'Je suis malade, je reviens après-demain'],
  ])('does not take %s for one: %s', (_, text) => expect(parseCallOffMessage(text)).toMatchObject({ reason: 'illness', back: 'unknown' }))
})

describe('tells a late arrival from a call-off', () => {
  it.each([
    ['en', 'My car broke down, I will be in at 8'],
    ['en', 'Running an hour late, bus is stuck'],
    ['en', 'I will be 30 minutes late'],
    ['en', 'an hour late'],
    ['en', 'will be in at 8'],
    ['en', 'flat tire, in by 7:30'],
    ['en', 'flat tire, I’ll be in at 6pm'],
    ['en', 'My kid is sick, I can’t be there until 8am'],
    ['en', 'It was icy so I am late'],
    ['en', 'flat tire, I’ll be there in 20 minutes'],
    ['en', 'Bus late, running behind'],
    ['en', 'Flat tire can’t be in at 6 but will be in at 8'],
    ['en', 'It snowed, I’ll be there around 6:30'],
    ['es', 'llego tarde'],
    ['es', 'llegaré tarde, no pasa el autobús'],
    ['es', 'Voy a llegar 30 minutos tarde, se me ponchó una llanta'],
    ['es', 'Mi hija está enferma, llego a las 8'],
    ['es', 'No puedo llegar hasta las 8'],
    ['pt', 'Vou chegar atrasado, o ônibus quebrou'],
    ['pt', 'Chego às 8, meu carro quebrou'],
    ['fr', 'Je serai en retard, le bus est en panne'],
    ['fr', 'J’arrive à 8h, ma voiture est en panne'],
    ['ht', 'M ap an reta, machin mwen an pa vle demare'],
    ['ht', 'M ap rive a 8è'],
    ['vi', 'Tôi đến trễ 30 phút, xe bị hỏng'],
    ['vi', 'Tôi sẽ đi làm muộn'],
    ['tl', 'Mahuhuli ako, nasiraan ang sasakyan'],
    ['tl', 'Darating ako ng alas 8'],
    ['pl', 'Spóźnię się godzinę, autobus nie przyjechał'],
    ['pl', 'Samochód nie chce odpalić, będę o 8'],
  ])('%s: %s', (lang, text) => expect(parseCallOffMessage(text)).toMatchObject({ lang, isLateArrival: true }))
  it.each([
    ['a day that is over', 'I was late yesterday and am sick today'],
    ['a day that is over', 'I was 30 minutes late on Monday, today I am sick'],
    ['a day that is over', 'Came in late last night and now I have a fever'],
    ['a day that is over', 'Ayer llegué 30 minutos tarde y hoy estoy enfermo'],
    ['a day that is over', 'J’étais en retard hier, aujourd’hui je suis malade'],
    ['a late message', 'Sorry for the late notice, I’m sick'],
    ['the horn itself', 'I’m supposed to be in at 6, but I am sick'],
    ['the horn itself', 'No puedo ir a las 6, estoy enferma'],
    ['a time that nobody comes at', 'I am sick and can’t come in at 7'],
    ['a time on another day', 'Sick, I’ll be in at 8 tomorrow'],
    ['a time on another day', 'Estoy enfermo, mañana llego a las 8'],
  ])('is not misled by %s: %s', (_, text) => expect(parseCallOffMessage(text)).toMatchObject({ reason: 'illness', isLateArrival: false }))
  it('is not misled by a horn between full hours', () => {
    const isLate = (text: string) => read(text, minuteOf('06:30')).isLateArrival
    expect(['I am sick, I should be in at 6:30', 'I am sick, I should be in at 7:30'].map(isLate)).toEqual([false, true])
  })
})

it('the line of the playable morning reads each phrase of its own lists of coming, in its own language', () => {
  for (const { lang, commonWords, arrival } of LEXICA) {
    const plain = commonWords.slice(0, 4).join(', ')
    for (const phrase of arrival.late)
      expect(parseCallOffMessage(`${plain}, ${phrase.replace('#', '30')}`), phrase).toMatchObject({ lang, isLateArrival: true })
    for (const phrase of arrival.phrases)
      for (const [index, forms] of arrival.weekdays.entries())
        for (const form of forms.split('|').filter((form) => form !== '-'))
          expect(parseCallOffMessage(`${plain}, ${phrase} ${form}`), `${phrase} ${form}`).toMatchObject({ lang, back: WEEKDAYS[index] })
    for (const phrase of arrival.phrases)
      for (const at of arrival.beforeTime)
        expect(parseCallOffMessage(`${plain}, ${phrase} ${at} 8:30`), `${phrase} ${at}`).toMatchObject({ lang, isLateArrival: true })
  }
})

it('the line of the playable morning reads a text that repeats one of its words as fast as any other: a search that goes back and forth would never end', () => {
  for (const { arrival } of LEXICA)
    for (const word of Object.values(arrival).flat())
      expect(parseCallOffMessage(`${word} `.repeat(100)), word).toHaveProperty('isLateArrival')
})
