import { claims } from '../../site/claims'
import { CALL_IN_RECORD, NOTICE_HOURS } from '../../site/policy'
import { routes } from '../../site/routes'

export const page = {
  meta: {
    title: 'Attendance tracking by phone, text, app and web',
    description: `Every call-off in one record, by hotline, text, app or web portal, in ${claims.languages.value} languages. See what is asked, what is stored and who is told.`,
    keywords: ['attendance tracking', 'call-off hotline', 'absence reporting', 'employee call-in line'],
    path: routes.attendanceTracking,
    breadcrumbs: [{ label: 'Features', path: '/#features' }],
  },
  hero: {
    eyebrow: 'Attendance tracking',
    heading: 'However they report it, you get the same record.',
    lede: `A nurse texts, a loader calls, a clerk uses the portal. In ${claims.languages.value} languages, at any hour, and none of it ends on a sticky note.`,
    primary: { label: 'Schedule a Demo', href: routes.requestDemo },
    secondary: { label: 'Watch Demo Video', href: `${routes.videos}#text-in` },
  },
  scene: {
    caller: 'Hotline, incoming call',
    language: 'Tiếng Việt',
    clock: '04:12',
    describe:
      'What a hotline agent sees during a call in Vietnamese: employee, shift, reason, expected return and the number for today, filled in one after the other.',
    fields: [
      { label: 'Employee ID', value: '40318 · L. Nguyen' },
      { label: 'Shift', value: 'Today 06:00–14:00, Packing' },
      { label: 'Reason code', value: 'Family emergency → HR' },
      { label: 'Expected return', value: 'Tomorrow' },
      { label: 'Reach today', value: '(312) 555-0188' },
    ],
  },
  channels: {
    id: 'channels',
    heading: 'Four channels, by choice of the caller',
    items: [
      {
        title: 'Phone',
        text: `The hotline answers ${claims.hotlineHours.value}. Callers choose a live agent or an automated voice; both ask the same things in the same order.`,
      },
      { title: 'Text', text: 'Plain SMS to one number. Works on a cracked phone with no data plan, in a ward where nobody should talk.' },
      {
        title: 'Mobile app',
        text: 'iOS and Android. Shows the person their own shifts, balance and points, and takes two taps to report.',
      },
      { title: 'Web portal', text: 'From a kiosk in the break room or from home. The one that people use for planned time off.' },
    ],
  },
  record: {
    id: 'record',
    heading: 'The call-in record',
    lede: `${CALL_IN_RECORD.length} fields, no diagnosis. This is what a supervisor, HR and payroll work from, each seeing what they should.`,
    fields: CALL_IN_RECORD,
  },
  steps: {
    id: 'how',
    heading: 'What happens in the first minute',
    lede: 'The same steps for every channel, so that nobody has to remember which one somebody used.',
    steps: [
      { title: 'The person is recognized', text: 'By number and employee ID. A relative can report for somebody who cannot.' },
      {
        title: 'Shift, code, return',
        text: `The schedule offers the shift. Reports are due ${NOTICE_HOURS} hours ahead except in emergencies; a late one is taken all the same, with its time.`,
      },
      { title: 'The record is read back', text: 'In the caller’s language. They hang up knowing what was written down.' },
      { title: 'The supervisor is told', text: 'Who is out, from which shift, until when. Not why.' },
      { title: 'HR gets what may be protected', text: 'Before anything counts. Everything else goes on to your policy.' },
    ],
  },
  replaces: {
    id: 'replaces',
    heading: 'What it takes off the wall',
    before: 'Until now',
    after: 'From then on',
    rows: [
      { before: 'A voicemail box that somebody listens to at seven', after: 'A record at 4:12 and an alert at 4:13' },
      { before: 'Texts to a lead’s private phone, also on vacation', after: 'One number for everybody; the lead sees the result' },
      { before: '“I told Ray.” “Ray says you didn’t.”', after: 'Channel, time and words of every report' },
      { before: 'A cousin who translates', after: `${claims.languages.value} languages, by people and in writing` },
    ],
  },
  figures: {
    id: 'figures',
    heading: 'In figures',
    figures: [
      { value: claims.languages.value, label: claims.languages.scope },
      { value: claims.hotlineHours.value, label: claims.hotlineHours.scope },
      { value: claims.locations.value, label: `${claims.locations.scope} report here` },
      { value: claims.employees.value, label: claims.employees.scope },
    ],
  },
  questions: {
    id: 'questions',
    heading: 'Asked before the pilot',
    questions: [
      {
        question: 'Do callers have to know their employee number?',
        answer:
          'It helps. A known phone number is enough, and an agent can find somebody by name and site and then asks a second question to be sure.',
      },
      {
        question: 'What do supervisors see?',
        answer: 'That a person is out, from which shift and until when, and what the coverage looks like. Reasons stay with HR.',
      },
      {
        question: 'What if the network at the site is down?',
        answer:
          'Reports come in from outside by phone and text. Alerts go to supervisors’ phones, and the board catches up when the site is back.',
      },
      {
        question: 'Can we keep our present number?',
        answer: 'Yes. It can forward to the line, with a short spoken notice, for as long as you like.',
      },
    ],
  },
  reading: {
    heading: 'Read on',
    links: [
      {
        title: 'Employee call-in procedures that hold up at 5 a.m.',
        text: 'The procedure behind the record, with a policy to copy',
        href: `${routes.blog}/employee-call-in-procedures-policy-templates-compliance-2025`,
      },
      {
        title: 'Phone manners for people who take absence calls',
        text: 'The eight-line call, and the hard ones word for word',
        href: `${routes.blog}/business-phone-etiquette-2025-framework`,
      },
    ],
  },
  closing: {
    heading: 'Call our line from your own phone while we watch.',
    text: 'In any language you like. It is the shortest demo we have.',
    action: { label: 'Schedule a Demo', href: routes.requestDemo },
  },
} as const
