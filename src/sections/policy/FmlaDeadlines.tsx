import { FMLA } from '../../site/policy/policy'
import { DataTable } from './DataTable'

/** The notices and deadlines of 29 CFR part 825. */
export function FmlaDeadlines() {
  const days = ({ value, ...limit }: { value: number; source: string; business?: boolean }) =>
    `${value} ${limit.business ? 'business' : 'calendar'} days`
  return (
    <DataTable
      caption="FMLA deadlines"
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
