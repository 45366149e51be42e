/**
 * A morning for tests, as an editor writes it: three calls, of which somebody takes the last in the minute of its poster. It does not
 * change with src/content/pages/morning.yaml.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one piece of content
import { type MorningContent, morningSchema } from '#src/schemas/pages/morning/morning.ts'
import { labeledWords } from './labeledWords.ts'

const WRITTEN_MORNING = {
  day: '2026-06-04',
  start: '03:50',
  horn: '06:00',
  poster: '05:51',
  restHours: 10,
  travel: 45,
  stations: [
    {
      id: 'press',
      role: 'Press operator',
      person: 'M. Alvarez',
      number: '40112',
      history: [{ day: '2026-05-11', type: 'unplannedAbsence' }],
    },
    { id: 'fork', role: 'Forklift B', person: 'D. Okafor', number: '40277', history: [{ day: '2026-05-18', type: 'tardy' }] },
    { id: 'pack', role: 'Packing lead', person: 'L. Nguyen', number: '40318', history: [] },
    {
      id: 'cnc',
      role: 'CNC 2',
      person: 'A. Castro',
      number: '40190',
      history: [
        { day: '2026-05-12', type: 'unplannedAbsence' },
        { day: '2026-05-27', type: 'unplannedAbsence' },
      ],
    },
    { id: 'check', role: 'Quality check', person: 'S. Romero', number: '40203', history: [] },
    {
      id: 'dock',
      role: 'Dock loader',
      person: 'P. Toussaint',
      number: '40355',
      history: [
        { day: '2026-05-08', type: 'unplannedAbsence' },
        { day: '2026-05-21', type: 'earlyDeparture' },
      ],
    },
  ],
  colleagues: [
    { name: 'E. Park', qualifiedFor: ['dock', 'fork'], today: 'off', answer: { after: 5, says: 'yes' } },
    { name: 'A. Nowak', qualifiedFor: ['pack', 'check'], today: 'off', answer: { after: 5, says: 'yes' } },
    { name: 'R. Haddad', qualifiedFor: ['fork', 'dock'], today: 'off', answer: { after: 7, says: 'yes' } },
    { name: 'T. Brandt', qualifiedFor: ['press', 'cnc'], today: 'off', answer: { after: 4, says: 'yes' } },
    { name: 'J. Silva', qualifiedFor: ['cnc', 'press'], today: 'off', answer: { after: 5, says: 'yes' } },
    { name: 'K. Mensah', qualifiedFor: ['pack', 'check'], today: 'off', answer: { after: 6, says: 'yes' } },
    { name: 'B. Osei', qualifiedFor: ['dock', 'pack'], today: 'off', answer: { after: 3, says: 'no' } },
    { name: 'C. Tran', qualifiedFor: ['fork', 'pack'], today: 'off', answer: { after: 2, says: 'no' } },
    { name: 'M. Dubois', qualifiedFor: ['press', 'check'], today: 'off', answer: { after: 2, says: 'no' } },
    { name: 'H. Yilmaz', qualifiedFor: ['check', 'cnc'], today: 'off', answer: { after: 3, says: 'no' } },
    { name: 'U. Farah', qualifiedFor: ['fork', 'cnc'], today: 'off', answer: null },
    { name: 'Y. Haile', qualifiedFor: ['dock', 'press'], today: 'off', answer: null },
    { name: 'S. Khan', qualifiedFor: ['dock', 'fork'], today: 'off', lastOut: '22:00', answer: null },
    { name: 'P. Jensen', qualifiedFor: ['press', 'fork'], today: 'off', lastOut: '22:00', answer: null },
    { name: 'V. Reyes', qualifiedFor: ['cnc', 'check'], today: 'off', lastOut: '22:00', answer: null },
    { name: 'O. Bello', qualifiedFor: ['pack'], today: 'off', lastOut: '22:00', answer: null },
    { name: 'F. Costa', qualifiedFor: ['dock', 'fork', 'pack'], today: 'working', answer: null },
    { name: 'N. Petrov', qualifiedFor: ['press', 'cnc'], today: 'working', answer: null },
    { name: 'G. Abebe', qualifiedFor: ['check', 'pack'], today: 'working', answer: null },
    { name: 'L. Romano', qualifiedFor: ['fork', 'press'], today: 'working', answer: null },
    { name: 'D. Kim', qualifiedFor: ['fork', 'dock'], today: 'later', answer: null },
    { name: 'I. Santos', qualifiedFor: ['press', 'check'], today: 'later', answer: null },
    { name: 'W. Schmidt', qualifiedFor: ['cnc', 'pack'], today: 'later', answer: null },
  ],
  callOffs: [
    {
      station: 'dock',
      time: '03:54',
      channel: 'Text',
      lang: 'ht',
      text: 'Machin mwen pa vle demare. M ap tounen demen.',
      gloss: 'My car won’t start. I’ll be back tomorrow.',
      reason: 'transportation',
      answer: 'no',
      back: 'tomorrow',
    },
    {
      station: 'pack',
      time: '04:12',
      channel: 'Hotline',
      lang: 'vi',
      text: 'Mẹ tôi phải vào bệnh viện.',
      gloss: 'My mother has to go to the hospital.',
      reason: 'family',
      back: 'unknown',
    },
    {
      station: 'fork',
      time: '05:42',
      channel: 'Text',
      lang: 'yo',
      text: 'Mi ò lè wá ní aago mẹ́fà. Ọmọ mi ń ṣàìsàn.',
      gloss: 'I can’t come at six. My child is sick.',
      reason: 'family',
      back: 'tomorrow',
    },
  ],
  languages: [
    { lang: 'en', name: 'English', answer: 'Your report is recorded.', sample: { text: 'Car won’t start, back tomorrow.' } },
    {
      lang: 'es',
      name: 'Español',
      answer: 'Su reporte está registrado.',
      sample: { text: 'No puedo ir a las 6. Mi hija tiene fiebre.', gloss: 'I can’t come at 6. My daughter has a fever.' },
    },
    {
      lang: 'tl',
      name: 'Tagalog',
      answer: 'Natanggap namin ang mensahe mo. Salamat.',
      gloss: 'We received your message. Thank you.',
      sample: { text: 'May lagnat ang anak ko. Babalik ako bukas.', gloss: 'My child has a fever. I’ll be back tomorrow.' },
    },
    {
      lang: 'pl',
      name: 'Polski',
      answer: 'Otrzymaliśmy wiadomość. Dziękujemy.',
      gloss: 'We received the message. Thank you.',
      sample: { text: 'Samochód nie chce odpalić. Wrócę jutro.', gloss: 'The car won’t start. I’ll be back tomorrow.' },
    },
    {
      lang: 'fr',
      name: 'Français',
      answer: 'Nous avons reçu votre message. Merci.',
      gloss: 'We received your message. Thank you.',
      sample: { text: 'Je suis malade. Je reviens demain.', gloss: 'I’m sick. I’ll be back tomorrow.' },
    },
    { lang: 'pt', name: 'Português', answer: 'Recebemos sua mensagem. Agradecemos.', gloss: 'We received your message. Thank you.' },
    { lang: 'ht', name: 'Kreyòl', answer: 'Nou resevwa mesaj ou. Mèsi.', gloss: 'We received your message. Thank you.' },
    { lang: 'vi', name: 'Tiếng Việt', answer: 'Chúng tôi đã nhận được tin nhắn. Cảm ơn.', gloss: 'We received the message. Thank you.' },
    { lang: 'yo', name: 'Yorùbá', answer: 'A ti gbọ́. Ẹ ṣeun.', gloss: 'We have heard. Thank you.' },
  ],
  words: {
    ...labeledWords('', 'title note privacy'),
    clock: { before: 'clock before {minutes}', horn: 'clock horn' },
    play: { play: 'play play', pause: 'play pause', again: 'play again', next: 'play next' },
    rail: { label: 'rail label', value: 'rail value {time} {coverage}', horn: 'rail horn' },
    board: {
      ...labeledWords(
        'board',
        'tab title covered{covered}{all} promised{covered}{all}{horn}{expected}{time} said{covered}{all}{horn}{expected}{time}',
        'report{channel}{language} stepsIn{absent}{time}',
      ),
      states: { covered: 'covered', promised: 'late {time}', calledOff: 'called off' },
    },
    search: {
      ...labeledWords('search', 'quiet reported notified{time}{qualified}{role} asked{qualified}{off}{free} filled{person}{time}'),
      candidates: labeledWords('candidates', 'qualified working laterShift resting taken asked declined accepted tooLate'),
    },
    line: labeledWords(
      'line',
      'title quiet inEnglish you{person}{role}{horn} nobody input send again samples unread lateArrival above',
      'limits{count} empty other ask yes no correct rewound{time}',
    ),
    record: labeledWords(
      'record',
      'title side quiet asked employee station reason back reported notice backUnknown onTime{minutes} late{minutes}',
      'atHorn listed{reason} opened{checks} lateNote pending{now} protected{now} none{now}{step}{at} asHr protect',
      'count ladder{person}{now}{most}',
    ),
    plant: {
      ...labeledWords('plant', 'tally{covered}{all} dark{role}{horn} promised{person}{role}{time} full offer'),
      darkMany: 'plant darkMany {count} {horn}',
      promisedMany: 'plant promisedMany {count} {time}',
      action: { label: 'action label', to: 'requestDemo' },
    },
    events: labeledWords(
      'events',
      'reported{time}{person}{role}{channel} notified{time}{role} asked{time}{role} filled{time}{by}{role}{coverage}',
      'promised{time}{by}{role}{arrival}{coverage} horn{time}{coverage}',
    ),
  },
}

/** @returns a copy of the morning as written, for changes */
export const writtenMorning = (): typeof WRITTEN_MORNING => structuredClone(WRITTEN_MORNING)
/** The morning as the page gets it. */
export const testMorning: MorningContent = morningSchema.parse(WRITTEN_MORNING)
