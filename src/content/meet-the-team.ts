/** Sample content: six invented leaders, to be replaced by real ones before a launch. */
export type Portrait = {
  skin: 'a' | 'b' | 'c' | 'd'
  hair: 'short' | 'bun' | 'curls' | 'bald' | 'long'
  glasses?: boolean
  beard?: boolean
}
export type TeamMember = { id: string; name: string; title: string; bio: string; portrait: Portrait | null }

export const team = [
  {
    id: 'dana-whitfield',
    name: 'Dana Whitfield',
    title: 'Chief executive',
    bio: 'Ran second shift in a stamping plant for nine years and answered the call-off phone for six of them. Still reads the night’s records before breakfast.',
    portrait: { skin: 'b', hair: 'bun', glasses: true },
  },
  {
    id: 'marcus-oyelaran',
    name: 'Marcus Oyelaran',
    title: 'Head of operations',
    bio: 'Came from a parcel hub with twelve languages on one dock. Built the open-shift order that respects rest rules, after breaking one himself.',
    portrait: { skin: 'd', hair: 'short', beard: true },
  },
  {
    id: 'ines-carvalho',
    name: 'Inês Carvalho',
    title: 'Head of HR policy',
    bio: 'An employment lawyer who got tired of meeting policies in court. Writes the rules that keep points off protected days, and most of the blog’s footnotes.',
    portrait: { skin: 'b', hair: 'curls' },
  },
  {
    id: 'tom-birkeland',
    name: 'Tom Birkeland',
    title: 'Head of engineering',
    bio: 'Believes that a total which cannot be explained is a bug. Deleted the “recalculate” button in his first month and has not missed it.',
    portrait: { skin: 'a', hair: 'bald', beard: true },
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    title: 'Head of customer success',
    bio: 'Sits with the night crew in the first week of every large start. Keeps a list of the rules that live in one person’s head, and gets them written down.',
    portrait: { skin: 'c', hair: 'long' },
  },
  {
    id: 'luis-montoya',
    name: 'Luis Montoya',
    title: 'Head of the call center',
    bio: 'Twenty-two years on the phones. Trains every agent on the eight-line call, plays the hard callers himself, and has never been talked into a promise.',
    portrait: null,
  },
] as const satisfies TeamMember[]

export type AuthorId = (typeof team)[number]['id']

export const teamPage = {
  meta: {
    title: 'Meet the team',
    description:
      'Six people who have run shifts, call lines, docks and HR desks: who leads Productivity Pilot, and what each of them did before they built it.',
    path: '/meet-the-team',
  },
  heading: 'People who have waited for the seven o’clock relief.',
  lede: 'Each of the six has been on one end of the call: taking it, making it, or explaining it in a hearing.',
}
