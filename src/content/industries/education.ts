import type { Industry } from '../../sections/industry/industry'
import { claims } from '../../site/claims'
import { routes } from '../../site/routes'

export const education: Industry = {
  slug: 'education',
  name: 'Education & public sector',
  meta: {
    title: 'Absence management for education and public sector',
    description:
      'Bus routes, dining halls, custodial and public works crews covered before the day starts, with records that stand up to contracts and the public.',
    keywords: ['school bus driver absence', 'campus staffing', 'public sector attendance', 'custodial coverage'],
    path: routes.education,
    breadcrumbs: [{ label: 'Industries', path: routes.industries }],
  },
  summary: 'The bus comes, or sixty children stand in the rain.',
  hero: {
    eyebrow: 'Higher education and public sector',
    heading: 'Route 12 has a driver. The parents never know it was close.',
    lede: 'Buses, dining halls, dorms and plows run on people paid by the hour, under contracts with their own clocks. The public notices each gap by name.',
  },
  board: {
    title: 'Transportation · Morning routes',
    clock: '05:05 live',
    describe:
      'Board of a district’s morning bus routes at 5:05: the driver of route 12 called off by phone and is covered, a route aide and a dining hall cook are covered, a custodian waits for HR.',
    rows: [
      {
        time: '06:10',
        role: 'Route 12 driver',
        person: 'N. Jankowski',
        channel: 'Hotline',
        status: 'Called off',
        becomes: { status: 'Covered', person: 'T. Beaulieu' },
      },
      { time: '06:10', role: 'Route 7 aide', person: 'A. Moreno', channel: 'Text · Español', status: 'Covered' },
      { time: '05:30', role: 'Dining hall cook', person: 'S. Park', channel: 'App', status: 'Covered' },
      { time: '06:00', role: 'Custodian, North', person: 'E. Brown', channel: 'Web portal', status: 'HR review' },
    ],
  },
  challenges: {
    heading: 'Why private-sector tools fit badly',
    items: [
      {
        title: 'Seven bargaining units',
        text: 'Each with its own notice period, steps and sick bank. One policy engine has to hold seven policies.',
      },
      {
        title: 'Substitutes with conditions',
        text: 'A bus needs a licence with two endorsements and a clear medical card. A name on a list is not enough.',
      },
      { title: 'Public records', text: 'What is written about an absence may be requested. It should hold facts, and few of them.' },
      {
        title: 'Every public agency is covered',
        text: 'Under 29 CFR 825.104 public agencies and schools are FMLA employers whatever their size.',
      },
    ],
  },
  solutions: {
    heading: 'What fits',
    items: [
      {
        title: 'A policy for each contract',
        text: 'Applied by unit, with the article of the contract beside the rule.',
        action: { label: 'Learn More', href: routes.policyAutomation },
      },
      {
        title: 'Substitutes by endorsement',
        text: 'Offers go to those who may drive that bus, in the order that the contract sets.',
        action: { label: 'Learn More', href: routes.massCommunication },
      },
      {
        title: 'Procurement’s questions',
        text: 'Answers on security, retention and access in one document.',
        action: { label: 'Learn More', href: routes.security },
      },
      {
        title: 'A guide for directors',
        text: 'From the first call at 4:30 to the report to the board, on a few pages.',
        action: { label: 'Download Guide', href: '/guides/education.pdf' },
      },
    ],
  },
  results: {
    heading: 'What institutions report',
    figures: [
      { value: claims.educationInstitutions.value, label: claims.educationInstitutions.scope },
      { value: claims.experience.value, label: claims.experience.scope },
      { value: claims.uptime.value, label: claims.uptime.scope },
    ],
    list: [
      'Routes at risk are known before five',
      'Seniority order is kept, and can be shown',
      'Absence records hold no medical facts to be requested',
    ],
  },
  feature: {
    heading: 'Seniority, shown',
    text: 'The contract says that extra work goes by seniority within the garage. The ledger of offers shows that it did, to the steward as well.',
    points: [
      'Who was asked, when, and what they said',
      'Refusals that count and those that do not',
      'The same view for management and union',
    ],
    action: { label: 'View Integration Guide', href: `${routes.manual}#integrations` },
    scene: {
      kind: 'board',
      title: 'Offer · Route 12 · by seniority',
      clock: '05:05',
      compact: true,
      describe: 'The order in which a bus route was offered by seniority: two drivers were not available, the third took it.',
      rows: [
        { time: '04:41', role: '1. R. Castellano', person: 'Sister garage', channel: 'already on route 3', status: 'Covered' },
        { time: '04:43', role: '2. D. Whitcomb', person: 'Declined', channel: 'Text', status: 'Called off' },
        { time: '04:47', role: '3. T. Beaulieu', person: 'Accepted', channel: 'App', status: 'Covered' },
      ],
    },
  },
  quote: {
    quote: 'The steward and I look at the same screen. We have not argued about who was called since.',
    role: 'Director of transportation',
    company: 'Archer Unified',
  },
  closing: {
    heading: 'Bring one contract and one bad Tuesday.',
    text: 'We enter the article on extra work and show you what the morning would have looked like.',
  },
  order: ['challenges', 'feature', 'quote', 'solutions', 'results'],
}
