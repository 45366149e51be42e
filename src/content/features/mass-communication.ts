import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const page = {
  meta: {
    title: 'Mass communication for hourly teams',
    description:
      'Alerts, open shifts and surveys by e-mail, SMS, Teams and Slack to exactly the people they concern, with delivery and answers counted for every message.',
    keywords: ['mass communication', 'employee alerts', 'open shift messages', 'employee survey SMS'],
    path: routes.massCommunication,
    breadcrumbs: [{ label: 'Features', path: '/#features' }],
  },
  hero: {
    eyebrow: 'Mass communication',
    heading: 'Tell forty people. Not four hundred, and not four.',
    lede: 'An open shift, a closed road, a changed start, a question. It goes to those whom it concerns, by the channel they read, and you see who has it.',
    primary: { label: 'Schedule a Demo', href: routes.requestDemo },
    secondary: { label: 'Watch Demo Video', href: `${routes.videos}#open-shift` },
  },
  scene: {
    audience: 'First shift · Building B',
    text: 'Route 9 is closed by snow. First shift starts at 07:00 today. Pay from 06:00.',
    sent: 212,
    describe:
      'A weather message to 212 people of the first shift: 209 reached by SMS, 141 by e-mail and 36 by Teams; 188 answered that they have it.',
    channels: [
      { name: 'SMS', delivered: 209 },
      { name: 'E-mail', delivered: 141 },
      { name: 'Teams', delivered: 36 },
    ],
    answers: [
      { label: 'have it', count: 188 },
      { label: 'cannot come', count: 9 },
      { label: 'no answer yet', count: 15 },
    ],
  },
  uses: {
    id: 'uses',
    heading: 'Four messages a floor really sends',
    items: [
      {
        title: 'The open shift',
        text: 'To people who are qualified, off and rested. The first yes takes it, the others hear that it is gone.',
      },
      {
        title: 'The bad morning',
        text: 'Snow, a burst pipe, a line that is down. One message, answers counted, and a list of whom to call.',
      },
      {
        title: 'The change',
        text: 'A new start time with a confirmation. Whoever has not confirmed by evening gets a second message, by another channel.',
      },
      {
        title: 'The question',
        text: 'Five questions by text, in the languages of the floor, with the result on the wall two weeks later.',
      },
    ],
  },
  steps: {
    id: 'how',
    heading: 'From a sentence to an answer',
    steps: [
      { title: 'Choose whom it concerns', text: 'By site, shift, line, skill, language, or whoever is on the board right now.' },
      { title: 'Write it once', text: 'It goes out in the language in which each person reports their absences.' },
      {
        title: 'Let the channels share the work',
        text: 'SMS to the floor, e-mail to the office, Teams or Slack to leads. People choose what they read.',
      },
      {
        title: 'Watch it arrive',
        text: 'Delivered, read where the channel tells, answered. What did not arrive is a list of names and not a percentage.',
      },
    ],
  },
  replaces: {
    id: 'replaces',
    heading: 'What goes quiet',
    before: 'Until now',
    after: 'From then on',
    rows: [
      { before: 'A phone tree from 2019 with eleven dead numbers', after: 'The people who are on the schedule today' },
      { before: 'A group chat with four hundred people and one that matters', after: 'A message to forty, with their answers' },
      { before: 'A notice by the time clock, in English', after: 'The language of each reader, on their phone' },
      { before: 'A survey with nine answers, all from the office', after: 'Five questions by text, from the floor' },
    ],
  },
  figures: {
    id: 'figures',
    heading: 'Delivery, as we promise it',
    figures: [
      { value: claims.delivery.value, label: claims.delivery.scope },
      { value: `under ${claims.deliveryTime.value}`, label: 'from sending to the phone' },
      { value: claims.responseRate.value, label: claims.responseRate.scope },
    ],
    note: 'Counted over all channels. A message to a number that no longer exists counts as not delivered, and you get the name.',
  },
  survey: {
    id: 'survey',
    heading: 'Ask, and show what came of it',
    text: 'A survey that changes nothing is the last one people answer. The tool therefore asks you for a date by which the result will be posted, and reminds you of it.',
    points: [
      'Five questions at most, by text, anonymous below a group of ten',
      'In the language that each person reports in',
      'The result as a sheet for the wall, by site and shift',
    ],
    action: { label: 'Learn More', href: `${routes.manual}#alerts` },
  },
  surveyThread: {
    title: 'Survey · Night sort · question 3 of 5',
    describe: 'A survey question by text message in Haitian Creole, answered with a number and a word.',
    messages: [
      { lang: 'ht', text: 'Ki sa ki fè l difisil pou rive alè? 1 bis · 2 timoun · 3 orè · 4 lòt', time: '14:02', reply: true },
      { lang: 'ht', text: '1', time: '14:03' },
      { lang: 'ht', text: 'Mèsi. Bis ki lè li rive?', time: '14:03', reply: true },
      { lang: 'ht', text: '21:58', time: '14:04' },
    ],
  },
  questions: {
    id: 'questions',
    heading: 'Asked by operations',
    questions: [
      {
        question: 'Can people turn messages off?',
        answer: 'They choose channels and quiet hours for open shifts and surveys. Safety messages go through.',
      },
      {
        question: 'Do replies come back to somebody?',
        answer: 'Yes and no answers are counted. Anything else lands with the sender, translated.',
      },
      {
        question: 'Does an open shift respect overtime and rest rules?',
        answer:
          'It goes only to people whom it would not push over a limit that you set. You can widen it by hand, and the record shows that you did.',
      },
      { question: 'Which tools does it write to?', answer: 'E-mail, SMS, Microsoft Teams and Slack.' },
    ],
  },
  reading: {
    heading: 'Read on',
    links: [
      {
        title: 'Managing attendance: a framework in seven parts',
        text: 'Where communication sits among the other six',
        href: `${routes.blog}/managing-employee-attendance-2025`,
      },
      {
        title: 'How to have fewer no-call/no-shows in a quarter',
        text: 'Confirmations, reminders and swaps, week by week',
        href: `${routes.blog}/reduce-employee-no-call-no-shows-2025`,
      },
    ],
  },
  closing: {
    heading: 'Bring a real gap. We send the message while you watch.',
    text: 'To your own phone, in the language you choose.',
    action: { label: 'Schedule a Demo', href: routes.requestDemo },
  },
} as const
