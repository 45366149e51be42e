/** Sample content: six invented leaders, to be replaced by real ones before a launch. */
export type TeamMember = { id: string; name: string; title: string }

export const team = [
  { id: 'dana-whitfield', name: 'Dana Whitfield', title: 'Chief executive' },
  { id: 'marcus-oyelaran', name: 'Marcus Oyelaran', title: 'Head of operations' },
  { id: 'ines-carvalho', name: 'Inês Carvalho', title: 'Head of HR policy' },
  { id: 'tom-birkeland', name: 'Tom Birkeland', title: 'Head of engineering' },
  { id: 'priya-raman', name: 'Priya Raman', title: 'Head of customer success' },
  { id: 'luis-montoya', name: 'Luis Montoya', title: 'Head of the call center' },
] as const satisfies TeamMember[]

export type AuthorId = (typeof team)[number]['id']
