import { Heading } from '../../ui/Heading'

export type CountdownProps = { weeks: readonly { week: string; title: string; text: string }[] }

/** Weeks that count down to a date: each a day on a wall calendar, the last one marked. */
export function Countdown({ weeks }: CountdownProps) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {weeks.map(({ week, title, text }, index) => (
        <li key={week} className={`p-5 ${index === weeks.length - 1 ? 'bg-wash' : 'bg-card'}`}>
          <p className="font-display text-3xl font-bold tracking-tight">{week}</p>
          <Heading level={3} className="mt-1">
            {title}
          </Heading>
          <p className="mt-1.5 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
