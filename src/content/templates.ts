/**
 * The documents that articles offer to copy and to download (Markdown and .docx). Numbers come from the example policy.
 * Bracketed words are what the employer fills in.
 */
import {
  CALL_IN_RECORD,
  FMLA,
  NO_SHOW_GUIDANCE,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_LADDER,
  POINT_REMOVAL,
  POINTS,
  REASON_CODES,
  REVIEW_RHYTHM,
  ROLLING_WINDOW_MONTHS,
  TARDY_DAILY_CAP,
} from '../site/policy'

export type TemplateBlock = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }
export type DocumentTemplate = { id: string; title: string; blocks: TemplateBlock[] }

const heading = (text: string): TemplateBlock => ({ kind: 'heading', text })
const paragraph = (text: string): TemplateBlock => ({ kind: 'paragraph', text })
const list = (...items: string[]): TemplateBlock => ({ kind: 'list', items })
const REVIEW = paragraph('Have counsel review this document for the states in which you employ people before you use it.')
const plural = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`

export const templates: DocumentTemplate[] = [
  {
    id: 'call-in-policy',
    title: 'Call-in policy',
    blocks: [
      heading('Purpose'),
      paragraph('This policy says how an employee of [Company] reports that they cannot work a scheduled shift or will be late.'),
      heading('How and when to report'),
      list(
        `Report at least ${NOTICE_HOURS} hours before the shift starts. In an emergency, report as soon as you can.`,
        'Use one of the approved channels: hotline [number], text line [number], the app, or the web portal.',
        'A message to a supervisor, a coworker or a private number is not a report.',
        'Somebody else may report for you when you cannot.',
      ),
      heading('What to say'),
      list(...CALL_IN_RECORD.filter(({ field }) => field !== 'Timestamp' && field !== 'Notes').map(({ field }) => field)),
      paragraph(`Reason codes: ${REASON_CODES.map(({ label }) => label.toLowerCase()).join(', ')}. You do not have to name a diagnosis.`),
      heading('Leave that may be protected'),
      paragraph(
        'If the reason may fall under family and medical leave, sick and safe time, disability or another law, the report goes to Human Resources. No point is assessed while Human Resources decides, and none if the leave is protected.',
      ),
      heading('What happens otherwise'),
      paragraph('The attendance policy applies. Supervisors record what happened; only Human Resources changes an attendance record.'),
      REVIEW,
    ],
  },
  {
    id: 'no-call-no-show-policy',
    title: 'No-call/no-show policy',
    blocks: [
      heading('Definition'),
      paragraph(
        'A no-call/no-show is a scheduled shift for which an employee neither worked nor reported through an approved channel, and for which no protected or unusual circumstance explains the silence.',
      ),
      heading('What we do on the day'),
      list(
        `We try to reach the employee within ${NO_SHOW_GUIDANCE.contactHours.join(' to ')} hours of the start of the shift, by two channels, and record each attempt.`,
        `We follow up in writing within ${NO_SHOW_GUIDANCE.followUpHours.join(' to ')} hours.`,
        'We ask once, openly, whether something kept the employee from reporting.',
      ),
      heading('Consequences'),
      list(...NO_SHOW_LADDER.map((step) => `Occurrence ${step.at}: ${step.label.toLowerCase()}.`)),
      paragraph(
        `${NO_SHOW_GUIDANCE.abandonmentDays.join(' or ')} consecutive scheduled days without contact may be treated as job abandonment, after Human Resources has reviewed the record.`,
      ),
      heading('Exceptions'),
      list(
        'An absence that turns out to be protected is not a no-call/no-show, however late the information came.',
        'Unusual circumstances (hospital, accident, arrest, disaster) are reviewed by Human Resources before any step.',
        'Probationary employees: [state the rule that applies].',
      ),
      REVIEW,
    ],
  },
  {
    id: 'fmla-notice-checklist',
    title: 'FMLA notice checklist',
    blocks: [
      heading('Day 0: the need for leave becomes known'),
      list(
        'Record who said what, when, and through which channel.',
        'Mark the absence as possibly protected. No point is assessed.',
        'Check eligibility: 12 months, hours worked, size of the worksite.',
      ),
      heading(`Within ${FMLA.eligibilityNoticeDays.value} business days`),
      list(
        `Eligibility notice and notice of rights and responsibilities (${FMLA.eligibilityNoticeDays.source}).`,
        `Request for certification, if you want one (${FMLA.certificationRequestDays.source}).`,
      ),
      heading(`At least ${FMLA.certificationDays.value} calendar days for the certification`),
      list(
        `Certification received and complete? If not, say in writing what is missing and give ${FMLA.cureDays.value} calendar days (${FMLA.cureDays.source}).`,
        'Do not ask the health care provider for more than the form asks.',
      ),
      heading(`Within ${FMLA.designationNoticeDays.value} business days of having enough information`),
      list(
        `Designation notice: approved, or not, and why (${FMLA.designationNoticeDays.source}).`,
        'Correct the attendance record for every day that is covered.',
      ),
      heading('While the leave runs'),
      list(
        `Track intermittent leave in the shortest increment used for other leave, never more than ${FMLA.largestIncrementHours.value} hour (${FMLA.largestIncrementHours.source}).`,
        `Recertification no more often than the rule allows (${FMLA.recertificationDays.source}).`,
        'Fitness-for-duty only if the designation notice said so.',
      ),
      REVIEW,
    ],
  },
  {
    id: 'point-policy',
    title: 'Attendance point policy',
    blocks: [
      heading('What costs points'),
      list(
        `Tardy: ${plural(POINTS.tardy)}, at most ${plural(TARDY_DAILY_CAP)} a day.`,
        `Early departure: ${plural(POINTS.earlyDeparture)}.`,
        `Unplanned full-shift absence: ${plural(POINTS.unplannedAbsence)}.`,
        `No-call/no-show: ${plural(POINTS.noCallNoShow)}.`,
      ),
      heading('What never costs points'),
      paragraph(
        'Leave that is protected by law, approved time off, jury and military duty, work injury, and every absence that Human Resources has not decided yet.',
      ),
      heading('What the total leads to'),
      list(...POINT_LADDER.map((step) => `${plural(step.at)}: ${step.label.toLowerCase()}.`)),
      heading('How points go away'),
      list(
        `Each point expires [${ROLLING_WINDOW_MONTHS.join(' or ')}] months after the event.`,
        `${plural(POINT_REMOVAL.points)} comes off for each ${POINT_REMOVAL.perfectDays} days of perfect attendance. Protected leave does not break the run.`,
      ),
      heading('Who decides'),
      paragraph(
        'Supervisors cannot add, change or forgive points. Human Resources can, only for protected absences and errors, and notes the reason. An employee can see their own points at any time and ask for a review within [10] days.',
      ),
      paragraph(`This policy is audited ${REVIEW_RHYTHM.policyAudit}.`),
      REVIEW,
    ],
  },
]

/** @returns the document as Markdown */
export function templateMarkdown({ title, blocks }: DocumentTemplate): string {
  const lines = blocks.map((block) => {
    if (block.kind === 'heading') return `## ${block.text}\n`
    if (block.kind === 'paragraph') return `${block.text}\n`
    return `${block.items.map((item) => `- ${item}`).join('\n')}\n`
  })
  return `# ${title}\n\n${lines.join('\n')}`
}
