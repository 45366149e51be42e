/**
 * What states and cities say about points for protected leave, about asking for a reason, and about proof. Data only;
 * `<StateRules />` draws it, and lib/anywhere/hrReview.ts calculates with `points` and `anyReason`.
 *
 * Only what a source was seen to say, as of `STATE_RULES_REVIEWED`: a null is a fact that was not verified, and is
 * printed as "check the current text". `per` names the kind of source where it is not the law or an agency.
 */

/** The day on which the table was last read against its sources. */
export const STATE_RULES_REVIEWED = '2026-11-21'

export type StateRule = {
  code: string
  name: string
  law: string
  /**
   * Points or discipline for protected use: `barred` by a sentence on points or absence control; `retaliation`: barred in
   * general words; `noneFound`: no express clause found in the text; `notVerified`: the text was not seen.
   */
  points: 'barred' | 'retaliation' | 'noneFound' | 'notVerified'
  /** What to know about `points`. */
  note?: string
  /** Leave may be used for any reason, so that no reason rules it out. */
  anyReason: boolean
  /** Whether a reason may be asked for. */
  reason: string | null
  /** When proof may be asked for. */
  proof: string | null
  per?: string
}

const ANY_REASON = 'No: the leave is for any reason'

export const STATE_RULES = [
  {
    code: 'AK',
    name: 'Alaska',
    law: 'AS 23.10.067',
    points: 'notVerified',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive workdays',
  },
  {
    code: 'AZ',
    name: 'Arizona',
    law: 'ARS 23-364, 23-374',
    points: 'barred',
    note: 'adverse action within 90 days of asserting a right is presumed to be retaliation',
    anyReason: false,
    reason: 'No medical detail',
    proof: '3 or more consecutive workdays',
    per: 'a union’s and a law firm’s pages',
  },
  {
    code: 'CA',
    name: 'California',
    law: 'Labor Code 234, 246.5(c)',
    points: 'barred',
    note: '234 names absence control for kin care; 246.5(c) bars discrimination for using accrued sick days',
    anyReason: false,
    reason: null,
    proof: null,
    per: 'a law firm’s page for 234',
  },
  {
    code: 'LA',
    name: 'Los Angeles',
    law: 'LAMC 187',
    points: 'retaliation',
    note: 'adverse action within 90 days of use is presumed to be retaliation',
    anyReason: false,
    reason: null,
    proof: null,
    per: 'a law firm’s page of 2016',
  },
  {
    code: 'CO',
    name: 'Colorado',
    law: 'CRS 8-13.3-407(2)(b)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: null,
    per: 'a legal publisher’s page',
  },
  {
    code: 'CT',
    name: 'Connecticut',
    law: 'CGS 31-57v',
    points: 'retaliation',
    note: 'no sentence on absence control in the section',
    anyReason: false,
    reason: null,
    proof: 'Never',
    per: 'a law firm’s page for proof',
  },
  {
    code: 'DC',
    name: 'District of Columbia',
    law: 'DC Code 32-531.03, .04, .08(e)',
    points: 'barred',
    anyReason: false,
    reason: 'Yes: the request includes a reason',
    proof: '3 or more consecutive days, given on return',
  },
  {
    code: 'IL',
    name: 'Illinois',
    law: '820 ILCS 192; 56 IAC 200.470(c)',
    points: 'barred',
    note: 'the rule names attendance point systems',
    anyReason: true,
    reason: ANY_REASON,
    proof: 'Never',
  },
  {
    code: 'CHI',
    name: 'Chicago',
    law: 'Paid Leave and Paid Sick and Safe Leave Ordinance',
    points: 'notVerified',
    note: 'paid leave for any reason besides paid sick leave, since July 1, 2024',
    anyReason: true,
    reason: ANY_REASON,
    proof: null,
  },
  {
    code: 'ME',
    name: 'Maine',
    law: '26 MRSA 637',
    points: 'noneFound',
    anyReason: true,
    reason: ANY_REASON,
    proof: null,
    per: 'a compliance publisher’s page',
  },
  {
    code: 'MD',
    name: 'Maryland',
    law: 'Labor & Employment 3-1309(c)(3)',
    points: 'barred',
    note: 'for legitimate use; improper use or a pattern of abuse may be dealt with',
    anyReason: false,
    reason: null,
    proof: null,
  },
  {
    code: 'MA',
    name: 'Massachusetts',
    law: '940 CMR 33.06, 33.08',
    points: 'retaliation',
    note: 'the rule names discipline under an attendance policy',
    anyReason: false,
    reason: null,
    proof: 'more than 24 scheduled hours or 3 scheduled days, and two further cases in 33.06',
  },
  {
    code: 'MI',
    name: 'Michigan',
    law: 'MCL 408.964, 408.966(3)',
    points: 'barred',
    note: 'amended by 2025 PA 2, effective February 21, 2025: read the amended text',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive days',
  },
  {
    code: 'MN',
    name: 'Minnesota',
    law: 'Minn. Stat. 181.9447',
    points: 'notVerified',
    note: 'the threshold for proof was lowered in 2025',
    anyReason: false,
    reason: null,
    proof: null,
    per: 'a law firm’s page for proof',
  },
  {
    code: 'NE',
    name: 'Nebraska',
    law: 'Neb. Rev. Stat. 48-3804, 48-3805(3)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive workdays',
  },
  {
    code: 'NV',
    name: 'Nevada',
    law: 'NRS 608.0197',
    points: 'retaliation',
    note: 'no sentence on points seen',
    anyReason: true,
    reason: ANY_REASON,
    proof: null,
    per: 'a vendor’s summary',
  },
  {
    code: 'NJ',
    name: 'New Jersey',
    law: 'NJSA 34:11D-4; NJAC 12:69-1.7(b)',
    points: 'barred',
    note: 'the rule names no-fault points',
    anyReason: false,
    reason: null,
    proof: null,
  },
  {
    code: 'NM',
    name: 'New Mexico',
    law: 'NMSA 50-17-3, -5, -7, -8(C)',
    points: 'barred',
    anyReason: false,
    reason: 'Not the nature of a condition',
    proof: '2 or more consecutive workdays',
  },
  {
    code: 'NY',
    name: 'New York',
    law: 'Labor Law 215(1)(a); 12 NYCRR 196-1.3',
    points: 'barred',
    note: 'for every absence that federal, state or local law protects',
    anyReason: false,
    reason: 'Not as proof: an attestation is enough',
    proof: '3 or more consecutive shifts',
    per: 'a law firm’s quotation for 215',
  },
  {
    code: 'NYC',
    name: 'New York City',
    law: 'Administrative Code title 20, chapter 8',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: null,
  },
  {
    code: 'OR',
    name: 'Oregon',
    law: 'OAR 839-007-0045, -0065(3)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive scheduled workdays; the employer pays for it',
  },
  {
    code: 'RI',
    name: 'Rhode Island',
    law: '260-RICR-30-05-5.3',
    points: 'noneFound',
    note: '“adverse action” is defined broadly',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive workdays',
    per: 'a law firm’s page of 2018 for proof',
  },
  {
    code: 'VT',
    name: 'Vermont',
    law: '21 VSA 482, 397',
    points: 'noneFound',
    note: 'retaliation for a complaint is barred',
    anyReason: false,
    reason: null,
    proof: null,
    per: 'a legal publisher’s page for 397',
  },
  {
    code: 'WA',
    name: 'Washington',
    law: 'RCW 49.46.210(3); WAC 296-128-770(2)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: 'absences of more than 3 days',
  },
  {
    code: 'SEA',
    name: 'Seattle',
    law: 'SMC 14.16',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: null,
  },
] as const satisfies StateRule[]

/** What stands below the table: laws that ended, have not begun, or leave the matter to the employer. */
export const OTHER_STATES = [
  'Missouri: the paid sick time act of 2024 was repealed as of August 28, 2025 (per a law firm’s page).',
  'Virginia: a paid sick leave act was enacted on May 20, 2026; it applies from July 1, 2027, to employers of 50 or more, and to smaller ones later (per a payroll firm’s page).',
  'Georgia: employers of 25 or more that give sick leave must allow up to five days a year for family (OCGA 34-1-10).',
  'Florida, Georgia, Indiana, Kentucky, North Carolina, Ohio, Tennessee, Wisconsin: state law bars local sick-leave mandates (per a law firm’s list).',
  'Texas: the ordinances of Austin, Dallas and San Antonio were held preempted.',
] as const
