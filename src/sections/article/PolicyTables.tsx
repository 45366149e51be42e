/** The policy data as tables and ladders, for articles and guides. Every number comes from `site/policy.ts`. */
import type { ReactNode } from 'react'
import type { LadderStep } from '../../lib/anywhere/attendancePolicy'
import {
  CALL_IN_RECORD,
  FMLA,
  MANAGER_TIMELINE,
  METRICS,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_LADDER,
  POINT_REMOVAL,
  POINTS,
  REASON_CODES,
  ROLLING_WINDOW_MONTHS,
  TARDY_DAILY_CAP,
} from '../../site/policy'
import { ScrollFrame } from '../../ui/ScrollFrame'

/** A table that scrolls by itself where it does not fit. Tables written in Markdown have no caption; `articleSections` gives them the heading above as their name. */
export function ScrollTable({ children, caption, 'aria-label': label }: { children?: ReactNode; caption?: string; 'aria-label'?: string }) {
  return (
    <ScrollFrame label={caption ?? label ?? 'Table'} className="table-scroll">
      <table aria-label={caption ? undefined : label}>
        {caption && <caption>{caption}</caption>}
        {children}
      </table>
    </ScrollFrame>
  )
}

type DataTableProps = { caption: string; head: string[]; rows: ReactNode[][] }

function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <ScrollTable caption={caption}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={String(first)}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns, in a fixed order
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

const points = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`

export function PointsTable() {
  return (
    <DataTable
      caption="What an event costs in the example policy"
      head={['Event', 'Cost', 'Note']}
      rows={[
        ['Tardy', points(POINTS.tardy), `at most ${points(TARDY_DAILY_CAP)} a day, however often`],
        ['Early departure', points(POINTS.earlyDeparture), 'unless the supervisor sent the person home'],
        ['Unplanned full-shift absence', points(POINTS.unplannedAbsence), `reported at least ${NOTICE_HOURS} hours before the shift`],
        ['No-call/no-show', points(POINTS.noCallNoShow), 'no report through any approved channel'],
        ['Protected absence', points(POINTS.protectedAbsence), 'never costs points, before or after HR has decided'],
        ['Perfect attendance', `−${points(POINT_REMOVAL.points)}`, `for each ${POINT_REMOVAL.perfectDays} days`],
        ['End of the rolling window', 'expires', `after ${ROLLING_WINDOW_MONTHS.join(' or ')} months, whichever the policy says`],
      ]}
    />
  )
}

function Ladder({ steps, caption, measure }: { steps: LadderStep[]; caption: string; measure: (at: number) => string }) {
  return (
    <figure className="policy-ladder">
      <figcaption>{caption}</figcaption>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <span>{measure(step.at)}</span>
            <b>{step.label}</b>
          </li>
        ))}
      </ol>
    </figure>
  )
}

export const PointLadder = () => <Ladder steps={POINT_LADDER} caption="Discipline by points" measure={(at) => `at ${points(at)}`} />

const ORDINALS = ['', '1st', '2nd', '3rd', '4th']
export const NoShowLadder = () => (
  <Ladder steps={NO_SHOW_LADDER} caption="Discipline by no-call/no-show occurrence" measure={(at) => `${ORDINALS[at]} occurrence`} />
)

export function ManagerTimeline() {
  return (
    <DataTable
      caption="The manager’s first half hour after an alert"
      head={['Minutes', 'What to do']}
      rows={MANAGER_TIMELINE.map(({ from, to, task }) => [to === null ? 'End of shift' : `${from}–${to}`, task])}
    />
  )
}

export function ReasonCodes() {
  return (
    <DataTable
      caption="Reason codes"
      head={['Code', 'May be protected?', 'What happens']}
      rows={REASON_CODES.map(({ label, mayBeProtected }) => [
        label,
        mayBeProtected ? 'Yes' : 'Only if HR learns more',
        mayBeProtected ? 'Goes to HR; no point until HR has decided' : 'The policy applies at once',
      ])}
    />
  )
}

export function CallInRecord() {
  return (
    <DataTable
      caption="The call-in record"
      head={['Field', 'Why it is there']}
      rows={CALL_IN_RECORD.map(({ field, why }) => [field, why])}
    />
  )
}

export function KpiTable() {
  return (
    <DataTable
      caption="Five metrics, and how often to look"
      head={['Metric', 'How it is worked out', 'What it tells', 'Look']}
      rows={METRICS.map(({ name, formula, reads, rhythm }) => [name, formula, reads, rhythm])}
    />
  )
}

export function FmlaClocks() {
  const days = ({ value, ...clock }: { value: number; source: string; business?: boolean }) =>
    `${value} ${clock.business ? 'business' : 'calendar'} days`
  return (
    <DataTable
      caption="The clocks of the FMLA"
      head={['Step', 'Who', 'By when', 'Source']}
      rows={[
        [
          'Notice of foreseeable leave',
          'Employee',
          `${FMLA.foreseeableNoticeDays.value} days ahead, or as soon as practicable`,
          FMLA.foreseeableNoticeDays.source,
        ],
        ['Eligibility and rights notice', 'Employer', `within ${days(FMLA.eligibilityNoticeDays)}`, FMLA.eligibilityNoticeDays.source],
        [
          'Request for certification',
          'Employer',
          `at the notice, or within ${days(FMLA.certificationRequestDays)}`,
          FMLA.certificationRequestDays.source,
        ],
        ['Certification', 'Employee', `at least ${days(FMLA.certificationDays)} to provide it`, FMLA.certificationDays.source],
        ['Cure of an incomplete certification', 'Employee', `${days(FMLA.cureDays)}`, FMLA.cureDays.source],
        [
          'Designation notice',
          'Employer',
          `within ${days(FMLA.designationNoticeDays)} of knowing enough`,
          FMLA.designationNoticeDays.source,
        ],
        [
          'Recertification',
          'Employer may ask',
          `no more often than every ${FMLA.recertificationDays.value} days, and for longer conditions every ${FMLA.recertificationMonths.value} months`,
          '29 CFR 825.308',
        ],
      ]}
    />
  )
}
