/**
 * Terms that several templates share, each in one wording: `{term:nonRetaliation}` in a document's text,
 * `{term:nonRetaliation.note}` in its drafting notes. "You" is the employee, "we" the employer; [brackets] are filled in.
 * Longer than other files because it is one list of wordings.
 */

import { joined } from '../../lib/anywhere/joined'
import { pointsRoster } from '../policy/pointsRoster'
import { NOTICE_HOURS, REVIEW_RHYTHM } from '../policy/policy'
import { RETENTION, TEXT_MESSAGES } from '../policy/recordRules'
import { STATE_RULES, type StateRule } from '../policy/stateRules'

const RULES: readonly StateRule[] = STATE_RULES
/** The places with leave for any reason, and each threshold for proof that is known. */
const ANY_REASON = joined(
  RULES.filter(({ anyReason }) => anyReason).map(({ name }) => name),
  'and',
)
const PROOF = RULES.flatMap(({ name, proof, proofPer }) =>
  proof ? [`${name}: ${proof[0]?.toLowerCase()}${proof.slice(1)}${proofPer ? ` (per ${proofPer})` : ''}`] : [],
).join('; ')

const { fmlaYears, payrollYears, personnelYears, publicYears, newMexicoMonths } = RETENTION
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

export const TEMPLATE_TERMS: Record<string, { text: string; note: string }> = {
  noticeTime: {
    text: `Report at least ${NOTICE_HOURS} hours before your shift starts, or as soon as practicable if you could not report by then.`,
    note: 'Keep “or as soon as practicable.” A fixed call-in time is usable for unforeseeable FMLA leave because notice “as soon as practicable” is normally notice within the usual call-in time; without the second half the rule asks for more than the law. For leave that can be foreseen, the FMLA has 30 days.',
  },
  spokesperson: {
    text: 'If you cannot report yourself, anyone may report for you: a relative, a friend, a coworker, a nurse.',
    note: 'A spokesperson may give notice of FMLA leave; New Mexico sick leave may be requested by another person too. Do not limit this to relatives.',
  },
  supervisorMessage: {
    text: 'A message about an absence that reaches a supervisor or lead by any means is a report through the wrong channel. The supervisor passes it to HR, with the time at which it came, before the supervisor’s shift ends or, if it came off shift, on the day on which the supervisor sees it and no later than the start of the supervisor’s next shift (time spent on this off shift is paid). You are told which channel to use next time. It counts as notice of leave wherever the law treats it as notice.',
    note: 'A policy may name its channels, but knowledge starts clocks: what a supervisor was told may be enough notice of FMLA leave without any particular words, and the five business days for the eligibility notice run. Do not write “a message to a supervisor is not a report.” The deadlines work at night and on weekends, when HR is away; HR reads the message on its next business day. The off-shift minutes are working time.',
  },
  reasonOptional: {
    text: 'You do not have to name a diagnosis or give medical details. You may choose “Paid-leave day / prefer not to say” in place of a reason. If the day belongs to leave that was approved before, say so.',
    note: `${ANY_REASON} have paid leave for any reason; for that leave an employee may not be required to give a reason. For New York sick leave a reason may not be required, except as required by law, and an attestation is enough as proof. A rule that always demands a reason conflicts with these laws. The District of Columbia is the reverse: a request for its paid leave includes a reason, so invite one there.`,
  },
  proof: {
    text: 'HR asks for a note or other confirmation only where and when federal, state and local law allow it. It does not ask for a diagnosis. Certification for a leave under a law is asked for in that leave’s own notice.',
    note: `There is no national “note after three days” rule, and one number in a handbook breaks some law. Thresholds that we have read: ${PROOF}. Look up the others. Put the genetic-information warning on every request for medical information.`,
  },
  twoEvents: {
    text: 'A missed shift and a missing report are two separate events, and HR decides each. An absence that the law protects is never counted. A failure to report is counted only if there were no unusual circumstances and no other law excuses it.',
    note: 'Under the FMLA the call-in rule may be enforced with its ordinary discipline “absent unusual circumstances,” even where the absence qualifies, if the employee had actual notice of the rule. State sick-leave laws are often stricter: where one bars points for the leave, charge nothing for a failure to report that goes with it. The notes on protected absences name the places.',
  },
  waitsForHr: {
    text: 'Nothing counts until HR decides.',
    note: 'In New York, assessing a point for a protected absence is itself the violation; as we read it, a point that is “pending” or “taken off later” has been assessed. Keep the ledger empty until the decision.',
  },
  oneEvent: {
    text: 'Consecutive scheduled days missed for the same reason are one event. Where you gave no reason, consecutive days are treated as having the same one. A day that was reported and a day that was not are counted separately.',
    note: 'Avoids a discharge for one illness or one accident before anyone could speak with the employee. You may choose otherwise for unprotected absences.',
  },
  protectedAbsence: {
    text: 'No point, occurrence or discipline follows from an absence that federal, state or local law protects. That includes family and medical leave, sick and safe time, leave as an accommodation for disability, pregnancy or childbirth, military service, jury, court and civic duty, and work injuries covered by law.',
    note: `Naming only the FMLA is too narrow. ${pointsRoster()} Military service and federal jury service have federal statutes of their own, and points for pregnancy-related absences have led to suits.`,
  },
  rollOff: {
    text: 'A protected absence costs you no credit: it does not restart a run of perfect attendance, and no day that you had earned is lost.',
    note: 'Restarting the count because of FMLA leave, while other leave counts as worked, can violate the FMLA. Pausing the count is safe only if all equivalent leave pauses it; say in your procedures which you do and treat equivalent leaves alike.',
  },
  unusualCircumstances: {
    text: 'Unusual circumstances are whatever kept you, and anyone who could have reported for you, from reporting on time: for example a hospital stay, an accident, violence, an arrest, a disaster, a failed phone network or reporting line, or not having been told how to report.',
    note: 'The regulation’s own words are “absent unusual circumstances”; the examples are drafting. Keep the list open, and have HR decide.',
  },
  reversal: {
    text: 'If HR learns later that an absence was protected or that something excused the report, it corrects points, occurrences and warnings as of the date of the event, at any time, and reviews anything else that rested on them, a termination included.',
    note: 'Follows from the ban on counting protected leave: a decision made before the facts were known does not make a protected day countable. Reversing without a deadline goes further than the FMLA, which lets coverage be delayed for late notice; it is a policy choice. Use the points-reversal letter.',
  },
  accommodation: {
    text: 'Tell HR if a disability, pregnancy, childbirth or a related condition makes any part of this policy hard to follow. As an accommodation HR may accept another way to report, extend a deadline, or excuse an event. You do not have to be fully healed to return if you can do the essential work, with accommodation where needed.',
    note: 'The EEOC reads the ADA as requiring exceptions to no-fault and maximum-leave policies where a reasonable accommodation calls for them; a no-fault plan without exceptions cost one employer $20 million in settlement, without admission. The PWFA reaches pregnancy. Do not add a “100% healed” rule.',
  },
  siteEvents: {
    text: 'HR may declare a site-wide event, such as a storm, an outage or an evacuation. [At night and on weekends the manager on duty may declare it, for HR to confirm.] While it lasts, nothing counts for anyone at the site.',
    note: 'Only HR declares or confirms one, in writing and for everyone, so that no supervisor excuses one person and leaves out another. Name the manager on duty for the hours when HR is away.',
  },
  hrMaySkip: {
    text: 'HR alone may skip, combine or repeat a step where the facts are more or less serious than usual. It treats like cases alike and records why.',
    note: '“May” keeps the ladder from reading as a promise; “alike” and the recorded reason are what you will show when someone says they were treated differently.',
  },
  unionRepresentation: {
    text: 'If a union represents you and you reasonably believe that an interview may lead to discipline, you may ask for your representative. We then wait for the representative, end the interview, or let you choose to continue without one.',
    note: 'The right of represented employees; it has not extended to workplaces without a union. Employers without a union may leave the paragraph in, since it applies only where a union represents the employee.',
  },
  nonRetaliation: {
    text: 'No one is disciplined, threatened or treated worse for reporting an absence, using or asking for leave or an accommodation, filing a complaint, or helping someone else do so. Tell HR at [contact] if you think it happened.',
    note: 'Cover asking, filing and helping, not only using. Arizona (after a claim or right is asserted), the District of Columbia and New Jersey (after a complaint and the like) presume retaliation for 90 days; Los Angeles does so for 90 days after sick leave is used, and California for 30 days after a complaint and the like: send every step within such a period to HR first.',
  },
  notContract: {
    text: 'This document is a guide. It is not a contract and does not promise employment for any time or any order of steps. Employment is at will unless a written agreement or the law says otherwise.',
    note: 'Put it in from the first day: a clear promise in a handbook that is handed out can become a contract, and a disclaimer added later may not bind people who were there before. Remove “at will” where an agreement or local law requires cause, as New York City does of fast-food employers (per the city’s page).',
  },
  collectiveAgreement: {
    text: 'Where a collective bargaining agreement says otherwise, the agreement governs. Nothing in it or in this document reduces leave or rights that a statute gives.',
    note: 'Have labor counsel check what must be bargained before this takes effect; the second sentence is drafting, to keep statutory leave whole.',
  },
  protectedTalk: {
    text: 'Nothing in this document limits employees’ freedom to talk with each other, a union, a government agency or anyone else about schedules, leave, pay, discipline or other working conditions.',
    note: 'A work rule that an employee could reasonably read as chilling is presumed unlawful unless it is narrowly tailored, even where there is no union. The saving sentence helps; narrow rules help more. Check that the decision still stands before you rely on it.',
  },
  offTheClock: {
    text: 'You have no duty to answer work calls or messages outside your shift. If we require you to, or you do work on them, report the time to [payroll contact]; it is paid.',
    note: 'Time that hourly employees spend on required calls and texts is work time if the employer knows or has reason to believe it. A rule against it is not enough: management has to stop it, or pay.',
  },
  textConsent: {
    text: `We text you only with your written consent, which is not a condition of employment. Reply STOP, or tell us in any other way, to withdraw it; we stop as soon as we can and within ${TEXT_MESSAGES.stopBusinessDays.value} business days, and you keep another channel.`,
    note: 'Revocation “by any reasonable means” covers a sentence to HR as well as a keyword. It was not verified whether purely operational texts need consent in writing; asking everyone for it is the cautious choice. Use the text-message consent form.',
  },
  ownRecord: {
    text: 'You may see your attendance record at any time in [system] or by asking HR, and ask HR for a second look within [10] days of a decision. Late requests are considered too.',
    note: 'A policy choice that settles errors early. Do not make it a bar: protected absences are corrected whenever the facts come.',
  },
  medicalSeparate: {
    text: 'Medical information is kept in a separate, confidential file that supervisors do not see. We tell a supervisor that you are out and until when, and any work restriction or food-safety answer that the law lets or makes us pass on; not why.',
    note: 'Medical information on any employee belongs on separate forms, in separate files, as a confidential medical record.',
  },
  retention: {
    text: `We keep payroll records for at least ${years(payrollYears.value)} and family and medical leave records for at least ${years(fmlaYears.value)}; other personnel records for at least ${years(personnelYears.value)} from the record or the action, whichever is later [schools, state and local government: ${years(publicYears.value)}] [New Mexico sick leave: ${newMexicoMonths.value} months]; and all of them longer while a claim is open or another law asks for it.`,
    note: `The federal minimum is ${years(payrollYears.value)} for payroll and FMLA records and ${years(personnelYears.value)} for other personnel records (${publicYears.value} for schools and state and local government); after an involuntary termination that year runs from the termination. Keep the longest period that applies at any of your sites, and add state rules with counsel.`,
  },
  receipt: {
    text: 'Receipt. I received this document in a language I read, and made a test report on paid time. My signature shows that. It does not make this document a contract.',
    note: 'Late notice may delay FMLA leave only where the employee had actual notice of the rule. Have the receipt signed at hire and after each change, and keep it with the version that was signed.',
  },
  agencyWorkers: {
    text: 'Workers of a staffing agency report through the same channels. We tell the agency that they are out and until when, and the agency applies its own attendance rules. HR reads the report and passes to [the agency’s HR contact] only what the agency needs in order to give leave notices; no supervisor on either side is told the reason. Someone whom we hire starts at zero.',
    note: 'Settle with each agency who gives which leave notices and who keeps which record. Two employers may both have duties toward one worker; ask counsel before you let an agency’s count follow someone whom you hire.',
  },
  policyReview: {
    text: `HR reviews this document ${REVIEW_RHYTHM.policyAudit} and whenever a law that it rests on changes. Last review: [date].`,
    note: 'The rhythm is a policy choice. State and city leave laws changed in several places in 2025 and 2026, so put a name and a date on each review.',
  },
}
