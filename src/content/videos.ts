import { routes } from '../site/routes'

export const videosPage = {
  meta: {
    title: 'Walk-through videos',
    description:
      'Four captioned walk-throughs of the product: a call-off by text, the board before a shift, a review by HR and an open shift, each with a transcript.',
    path: routes.videos,
    breadcrumbs: [{ label: 'Help center', path: routes.helpCenter }],
  },
  heading: 'Four walk-throughs',
  lede: 'Drawn from the product, with captions, at your own pace. Each takes under a minute; the transcript is below it.',
}

export const videos = [
  {
    id: 'text-in',
    title: 'An employee texts in',
    captions: [
      'At 5:42 a forklift driver texts the line, in Spanish.',
      'The line answers in Spanish with the shift that it found, and asks one question.',
      'She says that she will be back tomorrow.',
      'The record is complete. The supervisor knows, and HR will look before anything counts.',
    ],
    scene: {
      kind: 'thread',
      title: 'Text line · Dock 2',
      describe:
        'A text conversation in Spanish in four messages: the report, the question about the return, the answer, and the confirmation.',
      messages: [
        { lang: 'es', text: 'No puedo ir a las 6. Mi hijo está enfermo.', time: '05:42' },
        { lang: 'es', text: 'Registrado: turno de las 06:00, familia. ¿Cuándo regresa?', time: '05:42', reply: true },
        { lang: 'es', text: 'Mañana', time: '05:43' },
        { lang: 'es', text: 'Gracias. Su supervisor ya lo sabe. Sin puntos hasta que RR. HH. lo revise.', time: '05:43', reply: true },
      ],
    },
  },
  {
    id: 'board',
    title: 'The board before a shift',
    captions: [
      'The supervisor opens the board at home. The first line is covered.',
      'Forklift B has called off. The board shows since when, and how it was reported.',
      'Packing waits for HR. The board says that she is out, and not why.',
      'Quality is covered. Nothing else needs a call.',
    ],
    scene: {
      kind: 'board',
      title: 'First shift · Line 4',
      clock: '05:44 live',
      describe: 'A shift board that fills up with four rows: covered, called off, with HR, covered.',
      rows: [
        { time: '06:00', role: 'Press operator', person: 'M. Alvarez', channel: 'App', status: 'Covered' },
        { time: '06:00', role: 'Forklift B', person: 'D. Okafor', channel: 'Text', status: 'Called off' },
        { time: '06:00', role: 'Packing lead', person: 'L. Nguyen', channel: 'Hotline', status: 'HR review' },
        { time: '06:30', role: 'Quality check', person: 'S. Romero', channel: 'Web portal', status: 'Covered' },
      ],
    },
  },
  {
    id: 'hr-review',
    title: 'HR reviews an absence',
    captions: [
      'The report comes in with a reason that may be protected.',
      'No point is assessed. The ledger shows the absence and waits.',
      'HR opens the case from a list that is sorted by what is due.',
      'The notice goes out on its date, from the same screen.',
      'HR confirms the leave. The absence never cost a point.',
    ],
    scene: {
      kind: 'flow',
      describe: 'A review in five steps: reported, no points, opened by HR, notice sent, confirmed as protected.',
      steps: [
        { when: '05:42', title: 'Reported: family illness', state: 'HR review', tone: 'hold' },
        { when: '05:42', title: 'Points assessed', state: 'none', tone: 'plain' },
        { when: '09:10', title: 'Case opened by HR', state: 'clock running', tone: 'hold' },
        { when: 'Day 2', title: 'Eligibility notice', state: 'sent', tone: 'plain' },
        { when: 'Day 10', title: 'Confirmed as protected', state: '0 points', tone: 'go' },
      ],
    },
  },
  {
    id: 'open-shift',
    title: 'An open shift is filled',
    captions: [
      'The gap on Forklift B is open. The supervisor offers it with one tap.',
      'The offer goes to people who are certified, off and rested, in their own language.',
      'One of them says yes.',
      'She has it, the others hear that it is gone, and the board shows the shift as covered.',
    ],
    scene: {
      kind: 'thread',
      title: 'Open shift · Forklift certified',
      describe: 'Four messages: the offer of an open forklift shift, the same offer in Vietnamese, a yes, and the confirmation.',
      messages: [
        { text: 'Open shift 06:00–14:00, Forklift B, Dock 2. Reply YES to take it.', time: '05:44', reply: true },
        { lang: 'vi', text: 'Ca trống 06:00–14:00, xe nâng B, bến 2. Trả lời CÓ để nhận.', time: '05:44', reply: true },
        { text: 'YES', time: '05:50' },
        { text: 'It is yours. See you at 06:00, Dock 2.', time: '05:51', reply: true },
      ],
    },
  },
] as const
