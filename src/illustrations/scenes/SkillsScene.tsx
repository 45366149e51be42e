import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type SkillsSceneProps = SceneDataOf<'skills'>

/**
 * Columns by the number of machines, as shares of the width, so that large text does not shrink the names. With the largest text, and on
 * the narrowest phones, only the open machine has a column.
 */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'phone:grid-cols-two-skills',
  3: 'phone:grid-cols-three-skills',
  4: 'phone:grid-cols-four-skills',
}

const OTHERS = 'hidden phone:grid'

/** Names and machines, with valid and expired cards. The open machine's column is lit, and so is the person who takes it. */
export function SkillsScene({ title, label, time, describe, sample, machines, open, people, words }: SkillsSceneProps) {
  const outcomeOf = ({ expired, answer }: SkillsSceneProps['people'][number]) =>
    answer ?? (expired === open ? words.expired : words.missing)
  const row = cn('grid grid-cols-one-skill', COLUMNS[machines.length])
  return (
    <SceneFrame
      describe={describe}
      spoken={people.map((person) => `${person.name} (${person.qualifiedFor.join(', ')}): ${outcomeOf(person)}.`)}
      sample={sample}
      look="sheet"
      className="overflow-hidden pt-4"
    >
      <PanelHead
        title={<p className="font-semibold">{title}</p>}
        side={<span className="font-display font-bold tabular-nums">{`${label} ${time}`}</span>}
        sample={sample}
        className="px-4 pb-3 text-sm sm:px-5"
      />
      <div className={cn(row, 'border-b-2 border-ink pr-1 pl-4 text-2xs leading-tight font-semibold sm:pr-2 sm:pl-5 sm:text-sm')}>
        <span />
        {machines.map((machine) => (
          <span
            key={machine}
            className={cn('place-content-center py-2 text-center', machine === open ? 'grid bg-signal text-signal-ink' : OTHERS)}
          >
            {machine}
          </span>
        ))}
      </div>
      {people.map((person) => (
        <div key={person.name} className={cn(row, 'border-line pr-1 pl-4 not-first:border-t sm:pr-2 sm:pl-5', person.takes && 'bg-wash')}>
          <div className="py-2 pr-2 sm:py-2.5">
            <p className={cn('font-semibold', !person.answer && 'text-ink-2')}>{person.name}</p>
            <p
              className={cn(
                'text-xs',
                person.takes ? 'font-semibold text-go-ink' : 'text-ink-2',
                person.expired === open && 'text-stop-ink',
              )}
            >
              {outcomeOf(person)}
            </p>
          </div>
          {machines.map((machine) => (
            <span key={machine} className={cn('place-content-center', machine === open ? 'grid bg-wash' : OTHERS)}>
              <Card
                isQualified={person.qualifiedFor.includes(machine)}
                hasExpired={person.expired === machine}
                isAsked={machine === open}
              />
            </span>
          ))}
        </div>
      ))}
    </SceneFrame>
  )
}

/** A valid card has a tick, an expired one is struck out, and a dot stands for no card. */
function Card({ isQualified, hasExpired, isAsked }: { isQualified: boolean; hasExpired: boolean; isAsked: boolean }) {
  if (!isQualified && !hasExpired) return <span className="size-1 rounded-full bg-edge" />
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 24"
      fill="none"
      strokeWidth="2"
      className={cn('h-5 max-w-full sm:h-6', hasExpired ? 'text-stop-ink' : 'text-go-ink')}
    >
      <path
        d="M6 3h20q3 0 3 3v12q0 3-3 3H6q-3 0-3-3V6q0-3 3-3z"
        stroke="currentColor"
        className={isAsked && isQualified ? 'fill-current forced-colors:fill-none' : undefined}
        strokeDasharray={hasExpired ? '3 2.5' : undefined}
      />
      <path
        d={hasExpired ? 'M1 23L31 1' : 'M10.500 12.500l4 4 7.500-9'}
        stroke="currentColor"
        strokeLinecap="round"
        className={isAsked && isQualified ? 'stroke-card forced-colors:stroke-current' : undefined}
      />
    </svg>
  )
}
