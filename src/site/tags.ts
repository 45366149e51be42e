/** The closed list of article tags. A tag's page lives at /blog/tag/{slug}. */
export const TAGS = {
  'attendance-management': {
    label: 'Attendance Management',
    description:
      'Articles on measuring, managing and improving the attendance of hourly, shift-based teams, with tables, templates and worked examples.',
  },
  compliance: {
    label: 'Compliance',
    description:
      'Articles on what the law asks of an attendance policy: protected leave, retaliation, notices and records, with the paragraphs they rest on.',
  },
  'policy-templates': {
    label: 'Policy Templates',
    description:
      'Articles with attendance, call-in and no-show policies that you can copy or download, and the reasons behind each clause of them.',
  },
  'hr-operations': {
    label: 'HR Operations',
    description:
      'Articles for the people who run attendance day by day: who does what by when, which records to keep and how to audit them.',
  },
  'fmla-compliance': {
    label: 'FMLA Compliance',
    description:
      'Articles on family and medical leave in shift work: eligibility, notices, certification, intermittent leave and call-in procedures.',
  },
  'point-systems': {
    label: 'Point Systems',
    description:
      'Articles on attendance points: what an event should cost, where the thresholds lie, when points expire and what never earns one.',
  },
  ncns: {
    label: 'NCNS',
    description:
      'Articles on no-call/no-shows: what counts as one, what to do in the first half hour, and how to have fewer of them next quarter.',
  },
  'call-center': {
    label: 'Call Center',
    description:
      'Articles on answering call-offs: hotlines, answering services, live agents and automated voices, and how people should be spoken to.',
  },
} as const

export type TagId = keyof typeof TAGS
export const TAG_IDS = Object.keys(TAGS) as [TagId, ...TagId[]]
