import type { Industry } from '../../sections/industry/industry'
import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const healthcare: Industry = {
  slug: 'healthcare',
  name: 'Healthcare & senior living',
  meta: {
    title: 'Absence management for healthcare',
    description:
      'Night aides, nurses and kitchens in one call-off record. Gaps are filled before handoff, licences are checked, and agency shifts become rare.',
    keywords: ['nurse call-off', 'healthcare absenteeism', 'senior living staffing', 'agency cost'],
    path: routes.healthcare,
    breadcrumbs: [{ label: 'Industries', path: routes.industries }],
  },
  summary: 'An empty shift here is thirty residents and one aide.',
  hero: {
    eyebrow: 'Healthcare and senior living',
    heading: 'Handoff is at seven. The gap is closed at half past four.',
    lede: 'A missed shift in a ward is covered by somebody who should have gone home. Early reports and an offer to the right licences keep it from coming to that.',
  },
  board: {
    title: 'Memory care · 2 East · Day',
    clock: '04:52 live',
    describe:
      'Shift board of a memory care floor at 4:52: a nursing assistant called off by phone in Tagalog and is covered, a nurse is covered, a dietary aide waits for HR.',
    rows: [
      {
        time: '07:00',
        role: 'CNA, rooms 201–212',
        person: 'R. Villanueva',
        channel: 'Hotline · Tagalog',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'G. Asante' },
      },
      { time: '07:00', role: 'Charge nurse', person: 'K. Doyle, RN', channel: 'App', status: 'Covered' },
      { time: '06:30', role: 'Dietary aide', person: 'H. Tran', channel: 'Text', status: 'HR review' },
      { time: '07:00', role: 'Med aide', person: 'P. Laurent', channel: 'Web portal', status: 'Covered' },
    ],
  },
  challenges: {
    heading: 'Ratios do not wait',
    lede: 'In a ward the cost of an absence is first of all a person’s care, then a colleague’s back, and only then money.',
    items: [
      { title: 'Mandation', text: 'The nurse who is asked to stay for a second shift calls off on Thursday. One gap makes the next.' },
      { title: 'The agency at 5 a.m.', text: 'A phone, a rate at twice your own, and somebody who has never seen the floor.' },
      { title: 'Licences', text: 'An open shift that goes to the wrong credential is worse than one that stays open.' },
      {
        title: 'People who are ill should stay home',
        text: 'A policy that frightens a coughing aide into coming is an infection policy of its own.',
      },
      {
        title: 'Leave is everywhere',
        text: 'Pregnancy, backs, parents: a workforce of carers has protected leave in every unit at all times.',
      },
      {
        title: 'Records will be read',
        text: 'By surveyors, by counsel, by families. They have to be complete and they must not hold medical facts.',
      },
    ],
  },
  solutions: {
    heading: 'What helps on the floor',
    items: [
      {
        title: 'Offers by licence and unit',
        text: 'Float pool first, then part-timers, then overtime by consent, then the agency, in the order that you set.',
        action: { label: 'Learn More', href: routes.massCommunication },
      },
      {
        title: 'No point before HR has looked',
        text: 'Staff can be honest about being ill, since honesty does not cost anything.',
        action: { label: 'Learn More', href: routes.policyAutomation },
      },
      {
        title: 'A line that answers at night',
        text: `${claims.hotlineHours.value}, in ${claims.languages.value} languages, by people if they want people.`,
        action: { label: 'Learn More', href: routes.attendanceTracking },
      },
    ],
  },
  results: {
    heading: 'What care providers report',
    figures: [
      { value: claims.healthcareCoverage.value, label: claims.healthcareCoverage.scope },
      { value: claims.healthcareAgency.value, label: claims.healthcareAgency.scope },
      { value: claims.healthcareFacilities.value, label: claims.healthcareFacilities.scope },
    ],
    list: [
      'Charge nurses stop making calls during handoff',
      'Mandated doubles become an exception that somebody has to sign',
      'HIPAA terms are available on request; absence records hold no patient data',
    ],
  },
  feature: {
    heading: 'A call at 4:12, from a parking garage',
    text: 'An aide with a feverish child does not want a menu. She talks for two minutes with somebody who speaks Tagalog, and hangs up knowing what was written down.',
    points: ['Two minutes, no diagnosis', 'The supervisor learns who and until when', 'HR sees it first if leave may be involved'],
    action: { label: 'Watch Demo Video', href: `${routes.videos}#text-in` },
    scene: {
      kind: 'call',
      caller: 'Hotline, live agent',
      language: 'Tagalog',
      clock: '04:12',
      describe:
        'What the agent sees during an aide’s call in Tagalog: who, which shift, reason code, expected return, and that HR will look first.',
      fields: [
        { label: 'Employee', value: '11927 · R. Villanueva, CNA' },
        { label: 'Shift', value: '07:00–15:00, 2 East' },
        { label: 'Reason code', value: 'Family emergency → HR' },
        { label: 'Expected return', value: 'Friday' },
        { label: 'Points', value: 'none while HR decides' },
      ],
    },
  },
  quote: {
    quote: 'We have not booked an agency aide for a Monday since March. The Mondays were never short of people, only of phone calls.',
    role: 'Director of nursing',
    company: 'Sunhollow Living',
  },
  closing: {
    heading: 'Show us your worst weekend.',
    text: 'We rebuild its call-offs on the board and count which of them an earlier offer would have filled.',
  },
  order: ['results', 'challenges', 'feature', 'quote', 'solutions'],
}
