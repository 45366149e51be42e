import { type OneOrMany, oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import type { IconName, IconTone } from '#src/models/names/iconNames.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { faqAttributes } from './faq.attributes.ts'

type Category = { id: string; title: string; icon: IconName; color: IconTone; faqs: readonly unknown[] }
export type SwitchboardProps = { categories: readonly Category[]; questionUnit: OneOrMany }

/**
 * From the last row's lower edge to the middle of the search field, in rows of 3.5 rem: half a field and the status line, less the board's
 * edge (switchboard.css; tests/browser/faq.spec.ts).
 */
const FIELD = (1.5 + 2 - 0.5) / 3.5
/** Distance of sockets, and the size of one. */
const SOCKET = { step: 18, box: 16 }

/**
 * The categories as rows of a switchboard, with a socket for each question. A row links to its category. Wide screens draw the cords from
 * the search field beside it; others draw one line down the left (sections/faq/switchboard.css). During a search, `showMatches.client.ts`
 * counts and lights only the matches.
 */
export function Switchboard({ categories, questionUnit }: SwitchboardProps) {
  return (
    <ul className="switchboard">
      {categories.map(({ id, title, icon, color, faqs }, index) => (
        <li key={id} {...faqAttributes.row.props(id)} className="switchboard-row">
          <Cord toField={categories.length - FIELD - index} />
          <a href={`#${id}`} className="switchboard-link">
            <Icon name={icon} tone={color} className="size-7 max-everyday:hidden" />
            <span className="switchboard-name link-line">{title}</span>
            <Sockets count={faqs.length} />
            <b className="switchboard-count">
              <span {...faqAttributes.number.props()}>{faqs.length}</span>
              <span {...faqAttributes.unit.props()} className="sr-only">{` ${oneOrMany(faqs.length, questionUnit)}`}</span>
            </b>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** @param toField from this row's upper edge to the middle of the field, in rows */
function Cord({ toField }: { toField: number }) {
  const from = toField.toFixed(2)
  const path = `M0 ${from}C60 ${from} 40 .5 100 .5`
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="switchboard-cord">
      <path d={path} className="switchboard-edge" />
      <path d={path} className="switchboard-wire" />
    </svg>
  )
}

/** One socket for each question. The cord ends in the first. */
function Sockets({ count }: { count: number }) {
  const middle = SOCKET.box / 2
  return (
    <svg aria-hidden="true" width={(count - 1) * SOCKET.step + SOCKET.box} height={SOCKET.box} className="switchboard-sockets">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a socket is its place
        <circle key={index} {...faqAttributes.socket.props()} cx={middle + index * SOCKET.step} cy={middle} r="5.5" />
      ))}
    </svg>
  )
}
