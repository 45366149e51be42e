/**
 * Everything that drafting notes of templates may cite: a closed list, so that no citation reaches a source that
 * nobody looked up. `holds` is what the source was seen to say; a note may claim no more. Looked up on
 * `AUTHORITIES_REVIEWED`.
 *
 * Grade `text`: the law's or an agency's own words were read. Grade `account`: a law firm, vendor or newspaper says so;
 * templates print "verify before use" behind it. Longer than other files because it is one list.
 */
import { STATE_RULES, type StateRule } from '../policy/stateRules.ts'

/**
 * The day on which the list was last looked up, without the states, which have one of their own. It is also the day of
 * `recordRules.ts` and of `FMLA` in `policy.ts`, whose sources stand here.
 */
export const AUTHORITIES_REVIEWED = '2026-11-21'

export type Authority = { cite: string; grade: 'text' | 'account'; holds: string }

export const VERIFY = '(verify before use)'
const RULES: readonly StateRule[] = STATE_RULES
type Fact = 'points' | 'reason' | 'proof'
/** The section that speaks of the fact. A section that was not read for it is not cited; its source is named instead. */
const citeFor = (fact: Fact, rule: StateRule) => {
  const per = rule[`${fact}Per`]
  const law = { points: rule.pointsLaw, reason: rule.law, proof: rule.proofLaw }[fact] ?? (per ? undefined : rule.law)
  const cited = law ? `${rule.name}: ${law}` : rule.name
  return per ? `${cited} (per ${per}) ${VERIFY}` : cited
}
/** Several places in one citation, each with its own caution. */
const together = (fact: Fact, rules: readonly StateRule[]) => rules.map((rule) => citeFor(fact, rule)).join('; ')
const gradeOf = ({ pointsPer, reasonPer, proofPer }: StateRule): Authority['grade'] =>
  (pointsPer ?? reasonPer ?? proofPer) ? 'account' : 'text'

export const authorities: Record<string, Authority> = {
  // FMLA: 29 CFR part 825
  'fmla-eligible': {
    cite: '29 CFR 825.110(a)',
    grade: 'text',
    holds: '12 months, 1,250 hours in the 12 months before leave begins, 50 employees within 75 miles',
  },
  'fmla-eligible-when': { cite: '29 CFR 825.110(d)', grade: 'account', holds: 'months and hours are measured on the day the leave begins' },
  'fmla-employer': {
    cite: '29 CFR 825.104',
    grade: 'account',
    holds: '50 employees in 20 weeks of this or the last calendar year; public agencies and elementary and secondary schools at any size',
  },
  'fmla-delay': {
    cite: '29 CFR 825.303(c), 825.304',
    grade: 'account',
    holds: 'coverage may be delayed or denied where notice was late without unusual circumstances',
  },
  'fmla-headcount-when': {
    cite: '29 CFR 825.110(e)',
    grade: 'text',
    holds: 'the 50 employees within 75 miles are counted when notice is given',
  },
  'fmla-worksite': {
    cite: '29 CFR 825.111(a)(2)',
    grade: 'text',
    holds: 'a home is no worksite: the office that one reports to and gets assignments from is',
  },
  'fmla-leave-year': { cite: '29 CFR 825.200(b)', grade: 'text', holds: 'four ways to count the leave year' },
  'fmla-increment': {
    cite: '29 CFR 825.205(a)(1)',
    grade: 'text',
    holds: 'the shortest increment used for other leave, one hour at most, and never more than was taken',
  },
  'fmla-substitution': {
    cite: '29 CFR 825.207(d); FMLA2025-01-A',
    grade: 'account',
    holds: 'no forced paid leave while disability, workers’ compensation or state family-leave benefits pay',
  },
  'fmla-no-fault': { cite: '29 CFR 825.220(c)', grade: 'text', holds: 'FMLA leave may not be counted under a no-fault attendance policy' },
  'fmla-general-notice': {
    cite: '29 CFR 825.300(a)(3)',
    grade: 'text',
    holds: 'the general notice goes into the handbook or to each new hire, besides the poster',
  },
  'fmla-eligibility-notice': {
    cite: '29 CFR 825.300(b)',
    grade: 'account',
    holds: 'eligibility notice within 5 business days, oral or written, with a reason if not eligible',
  },
  'fmla-rights-notice': {
    cite: '29 CFR 825.300(c)',
    grade: 'account',
    holds: 'written notice of rights and responsibilities with each eligibility notice',
  },
  'fmla-designation': {
    cite: '29 CFR 825.300(d), 825.301; FMLA2019-1-A',
    grade: 'account',
    holds:
      'written designation within 5 business days of enough information; neither side may decline or delay it; never more than 12 (26) weeks',
  },
  'fmla-missed-notice': { cite: '29 CFR 825.300(e)', grade: 'account', holds: 'failing to give the notices may be interference' },
  'fmla-foreseeable': { cite: '29 CFR 825.302(a)', grade: 'text', holds: '30 days of notice where the leave is foreseeable' },
  'fmla-notice': {
    cite: '29 CFR 825.303(a)',
    grade: 'text',
    holds: 'notice as soon as practicable, normally within the usual call-in time; a spokesperson may give it',
  },
  'fmla-notice-content': {
    cite: '29 CFR 825.303(b)',
    grade: 'text',
    holds: 'the first request need not mention the FMLA; "sick" alone is not enough; a later one names the reason or the FMLA',
  },
  'fmla-call-in': {
    cite: '29 CFR 825.303(c); FMLA2009-1-A',
    grade: 'account',
    holds: 'absent unusual circumstances, the usual call-in rule and its ordinary discipline apply, and coverage may be delayed',
  },
  'fmla-actual-notice': {
    cite: '29 CFR 825.304(a)',
    grade: 'text',
    holds: 'leave is delayed for late notice only where the employee had actual notice of the rule',
  },
  'fmla-certification': {
    cite: '29 CFR 825.305(b)',
    grade: 'text',
    holds: 'asked for within 5 business days; at least 15 calendar days to return it',
  },
  'fmla-cure': {
    cite: '29 CFR 825.305(c)-(d)',
    grade: 'account',
    holds: 'gaps listed in writing, 7 calendar days to cure, consequences stated when asking',
  },
  'fmla-authentication': {
    cite: '29 CFR 825.307(a)',
    grade: 'account',
    holds: 'after a complete form, the provider is contacted only to authenticate or clarify',
  },
  'fmla-who-contacts': {
    cite: '29 CFR 825.307(a) (2009 text)',
    grade: 'text',
    holds: 'a health care provider, HR, a leave administrator or a management official makes contact; never the direct supervisor',
  },
  'fmla-recertification': {
    cite: '29 CFR 825.308',
    grade: 'text',
    holds: 'every 30 days with an absence; if certified for longer, after that time; always every 6 months; sooner for change or doubt',
  },
  'fmla-status': {
    cite: '29 CFR 825.311',
    grade: 'text',
    holds: 'reports on status and intent to return; duties end only on unequivocal notice',
  },
  'fmla-fitness': {
    cite: '29 CFR 825.312',
    grade: 'text',
    holds: 'uniform policy; stated with the designation notice, and essential functions only if listed there',
  },
  'fmla-fitness-intermittent': {
    cite: '29 CFR 825.312 (intermittent leave)',
    grade: 'account',
    holds: 'not for each absence; once every 30 days where there are reasonable safety concerns',
  },
  'fmla-not-certified': {
    cite: '29 CFR 825.313(b)',
    grade: 'account',
    holds: 'leave whose certification never comes is not FMLA leave',
  },
  'fmla-damages': {
    cite: '29 U.S.C. § 2617(a)',
    grade: 'text',
    holds: 'lost pay, interest, and as much again as liquidated damages unless in good faith',
  },
  'fmla-schools': {
    cite: '29 CFR 825.600',
    grade: 'text',
    holds: 'special rules for public and private elementary and secondary schools, not for colleges',
  },
  'fmla-records': { cite: '29 CFR 825.500(b)', grade: 'text', holds: 'FMLA records are kept at least 3 years' },
  'fmla-frozen-points': {
    cite: 'FMLA2018-1-A',
    grade: 'account',
    holds: 'points earned before leave may be frozen during it where equivalent leave is treated alike',
  },
  dyer: {
    cite: 'Dyer v. Ventra Sandusky (6th Cir. 2019)',
    grade: 'account',
    holds: 'resetting roll-off credit for FMLA leave, while other leave counts as worked, can violate the FMLA',
  },

  // Disability, pregnancy, genetic and medical information
  'eeoc-leave': {
    cite: 'EEOC, Employer-Provided Leave and the ADA (2016)',
    grade: 'text',
    holds: 'policies that limit leave may have to be modified as an accommodation',
  },
  'eeoc-no-fault': {
    cite: 'EEOC, Employer-Provided Leave and the ADA (2016), on no-fault policies',
    grade: 'account',
    holds: 'exceptions to maximum-leave and no-fault policies may be required',
  },
  'eeoc-verizon': {
    cite: 'EEOC v. Verizon (D. Md. 2011), consent decree',
    grade: 'text',
    holds: 'a $20 million settlement over a no-fault plan without exceptions; no admission',
  },
  pwfa: {
    cite: 'Pregnant Workers Fairness Act',
    grade: 'account',
    holds: 'no penalty for using leave as an accommodation',
  },
  'pwfa-polaris': {
    cite: 'EEOC v. Polaris (N.D. Ala.), consent decree',
    grade: 'account',
    holds: 'a suit over attendance points for pregnancy-related absences, resolved without admission',
  },
  gina: {
    cite: '29 CFR 1635.8(b)(1)(i)',
    grade: 'text',
    holds: 'with the warning on a medical request, genetic information received counts as inadvertent',
  },
  'medical-files': {
    cite: '29 CFR 1630.14(c)(1)',
    grade: 'account',
    holds: 'medical information on separate forms, in separate files, as a confidential medical record',
  },

  // States and cities: what site/policy/stateRules.ts lists, one by one (`state-ny`) and together
  ...Object.fromEntries(
    RULES.map((rule) => [`state-${rule.code.toLowerCase()}`, { cite: `${rule.name}: ${rule.law}`, grade: gradeOf(rule), holds: rule.law }]),
  ),
  'states-points': {
    cite: together(
      'points',
      RULES.filter(({ points }) => points.startsWith('barred') || points === 'retaliation'),
    ),
    grade: 'text',
    holds: 'points or discipline for protected use are barred, in the words that stateRules.ts gives',
  },
  'states-proof': {
    cite: together(
      'proof',
      RULES.filter(({ proof }) => proof),
    ),
    grade: 'text',
    holds: 'when proof may be asked for',
  },
  'states-any-reason': {
    cite: together(
      'reason',
      RULES.filter(({ anyReason }) => anyReason),
    ),
    grade: 'text',
    holds: 'paid leave for any reason',
  },
  'nm-records': { cite: 'N.M. Stat. ch. 50, art. 17', grade: 'text', holds: 'sick-leave records are kept 48 months' },
  'title-vii-religion': {
    cite: '42 U.S.C. 2000e(j); Groff v. DeJoy, 600 U.S. 447 (2023)',
    grade: 'account',
    holds: 'religious observance is accommodated unless the burden means substantially increased costs for the business',
  },
  'other-presumptions': {
    cite: 'DC Code 32-531.08(d); NJAC 12:69-1.7(c); Cal. Labor Code 246.5(c)',
    grade: 'account',
    holds: '90 days (California 30) after a complaint and the like presumed retaliation',
  },
  'az-presumption': {
    cite: 'A.R.S. § 23-364(B)',
    grade: 'text',
    holds: 'adverse action within 90 days of asserting a claim or right is presumed to be retaliation',
  },
  'final-pay-ct': { cite: 'Conn. Gen. Stat. § 31-71c', grade: 'text', holds: 'discharge: next business day; quit: next regular payday' },
  'final-pay-nm': {
    cite: 'N.M. Stat. §§ 50-4-4, 50-4-5',
    grade: 'text',
    holds: 'discharge: 5 days for fixed pay, 10 otherwise; quit: next payday',
  },
  'final-pay-mi': { cite: 'MCL 408.475', grade: 'text', holds: 'discharge: at once, when the amount can be determined' },
  'final-pay-ca': {
    cite: 'California final-pay rule',
    grade: 'account',
    holds: 'discharge: at once; quit without notice: within 72 hours',
  },

  // Other federal law
  weingarten: {
    cite: 'Weingarten, 420 U.S. 251',
    grade: 'account',
    holds: 'a represented employee may insist on a union representative in an interview reasonably believed to lead to discipline',
  },
  'ibm-corp': { cite: 'IBM Corp., 341 NLRB 1288', grade: 'text', holds: 'the right does not extend to workplaces without a union' },
  stericycle: {
    cite: 'Stericycle, 372 NLRB No. 113 (2023)',
    grade: 'account',
    holds:
      'a rule that an employee could reasonably read as chilling is presumed unlawful unless narrowly tailored; applies without a union too',
  },
  'hours-worked': {
    cite: '29 CFR 785.12',
    grade: 'text',
    holds: 'work away from the premises counts if the employer knows or has reason to believe it is performed',
  },
  'stop-work': { cite: '29 CFR 785.13', grade: 'text', holds: 'a rule against unwanted work is not enough; management must stop it' },
  tcpa: {
    cite: '47 CFR 64.1200(a)(10); 89 FR 15756',
    grade: 'text',
    holds: 'consent is revoked by any reasonable means, honored within 10 business days; one text may confirm it',
  },
  'tcpa-words': {
    cite: '47 CFR 64.1200(a)(10), stop words',
    grade: 'account',
    holds: 'stop, quit, end, revoke, opt out, cancel, unsubscribe, and other words that a reasonable person understands',
  },
  'tcpa-revoke-all': {
    cite: 'FCC order of January 6, 2026, on 47 CFR 64.1200(a)(10)',
    grade: 'account',
    holds: 'the "revoke-all" part is put off to January 31, 2027',
  },
  'tcpa-consent': {
    cite: '47 CFR 64.1200(f)(9)',
    grade: 'account',
    holds: 'signed written consent is the standard for telemarketing; informational messages need some consent',
  },
  cobra: {
    cite: 'ERISA § 606',
    grade: 'account',
    holds: 'election notice within 14 days of notice to the plan; 44 in all where the employer administers it',
  },
  userra: {
    cite: '38 U.S.C. § 4311(a) (2000 text)',
    grade: 'text',
    holds: 'no denial of retention or benefits because of military service',
  },
  jury: { cite: '28 U.S.C. § 1875', grade: 'text', holds: 'no discharge or threat because of federal jury service' },
  'payroll-records': { cite: '29 CFR 516.5', grade: 'text', holds: 'payroll records are kept at least 3 years' },
  'personnel-records': {
    cite: '29 CFR part 1602 and EEOC summary',
    grade: 'text',
    holds: '1 year from record or action, after involuntary termination 1 year from it; schools, states and cities 2 years',
  },
  'food-plants': {
    cite: '21 CFR 117.10(a)',
    grade: 'text',
    holds: 'personnel must be told to report health conditions to their supervisors',
  },
  'food-code': {
    cite: 'FDA Food Code 2-201.11, as adopted by states',
    grade: 'text',
    holds:
      'food employees report vomiting, diarrhea, jaundice, sore throat with fever and infected wounds, listed diagnoses and exposures to the person in charge',
  },
  recording: {
    cite: '18 U.S.C. § 2511(2)(d)',
    grade: 'account',
    holds: 'federal law lets one party to a call record it; many states ask for all',
  },
  'contract-duldulao': {
    cite: 'Duldulao, 115 Ill. 2d 482',
    grade: 'account',
    holds: 'a clear promise in a handbook that is handed out can be a contract',
  },
  'contract-doyle': {
    cite: 'Doyle v. Holy Cross Hosp., 186 Ill. 2d 104',
    grade: 'account',
    holds: 'a disclaimer added later does not bind earlier hires without consideration',
  },
}
