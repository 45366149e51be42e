import { MANAGER_TIMELINE } from '../../site/policy'
import { DataTable } from './DataTable'

/** What a manager does after an alert, minute by minute. */
export function ManagerTimeline() {
  return (
    <DataTable
      caption="The manager’s first half hour after an alert"
      head={['Minutes', 'What to do']}
      rows={MANAGER_TIMELINE.map(({ from, to, task }) => [to === null ? 'End of shift' : `${from}–${to}`, task])}
    />
  )
}
