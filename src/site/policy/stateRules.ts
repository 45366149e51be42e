/**
 * What states and cities say about points for protected leave, about requiring a reason, and about proof. Data only;
 * `<StateRules />` draws it, pointsRoster.ts says it in a sentence, and lib/anywhere/attendance/hrReview.ts calculates with `points`
 * and `anyReason`. Longer than other files because it is one list.
 *
 * Only what a source was seen to say, as of `STATE_RULES_REVIEWED`: a null is a fact that was not verified, and is
 * printed as "Not verified". `pointsPer`, `reasonPer` and `proofPer` name the kind of source where that fact was
 * read in no law and no agency's text.
 */

/** The day on which the table was last read against its sources. */
export const STATE_RULES_REVIEWED = '2026-11-21'

/** What tables and figures call the column of `points`. */
export const POINTS_HEAD = 'Points for protected use'

export type StateRule = {
  code: string
  name: string
  /** A city's rule stands beside its state's. */
  city?: true
  law: string
  /** The part of `law` that a sentence on points, or on proof, may cite. All of it without one. */
  pointsLaw?: string
  proofLaw?: string
  /**
   * Points or discipline for protected use: `barred` by a sentence on points, absence control or an attendance policy;
   * `barredEarlier`: by one in a text that was amended since; `retaliation`: barred in general words; `noneFound`: no
   * express clause found in the text; `notVerified`: the text was not seen.
   */
  points: 'barred' | 'barredEarlier' | 'retaliation' | 'noneFound' | 'notVerified'
  /** How far a bar reaches, in a few words for a sentence: "for legitimate use". */
  pointsScope?: string
  /** What to know about `points`. */
  note?: string
  /** Leave may be used for any reason, so that no reason rules it out. */
  anyReason: boolean
  /** Whether a reason may be required. */
  reason: string | null
  /** When proof may be asked for. */
  proof: string | null
  pointsPer?: string
  reasonPer?: string
  proofPer?: string
}

const ANY_REASON = 'May not be required: the leave is for any reason'

export const STATE_RULES = [
  {
    code: 'AK',
    name: 'Alaska',
    law: 'AS 23.10.067',
    points: 'notVerified',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive workdays',
    proofLaw: 'AS 23.10.067(3)',
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
    pointsPer: 'a union’s page; the statute’s text was not read',
    reasonPer: 'a law firm’s page of 2019',
    proofPer: 'a law firm’s page of 2019',
  },
  {
    code: 'CA',
    name: 'California',
    law: 'Labor Code 234, 246.5(c)',
    pointsLaw: 'Labor Code 234, 246.5(c)',
    points: 'barred',
    note: '234 names absence control for kin care; 246.5(c) bars discrimination for using accrued sick days',
    anyReason: false,
    reason: null,
    proof: null,
    pointsPer: 'a law firm’s page for 234',
  },
  {
    code: 'LA',
    name: 'Los Angeles',
    law: 'LAMC 187',
    pointsLaw: 'LAMC 187',
    points: 'retaliation',
    note: 'adverse action within 90 days of use is presumed to be retaliation',
    anyReason: false,
    reason: null,
    proof: null,
    city: true,
    pointsPer: 'a law firm’s page of 2016',
  },
  {
    code: 'CO',
    name: 'Colorado',
    law: 'CRS 8-13.3-407(2)(b)',
    pointsLaw: 'CRS 8-13.3-407(2)(b)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: null,
    pointsPer: 'a legal publisher’s page',
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
    proofPer: 'a law firm’s page of December 2025',
  },
  {
    code: 'DC',
    name: 'District of Columbia',
    law: 'DC Code 32-531.03, .04, .08(e)',
    points: 'barred',
    anyReason: false,
    reason: 'Yes: the request includes a reason',
    proof: '3 or more consecutive days, given on return',
    pointsLaw: 'DC Code 32-531.08(e)',
    proofLaw: 'DC Code 32-531.04',
  },
  {
    code: 'IL',
    name: 'Illinois',
    law: '820 ILCS 192; 56 IAC 200.470(c)',
    points: 'barred',
    note: 'the rule names attendance point systems',
    anyReason: true,
    reason: ANY_REASON,
    proof: 'May not be required for leave under 820 ILCS 192 (check Chicago and Cook County)',
    pointsLaw: '820 ILCS 192/25; 56 IAC 200.470(c)',
    proofLaw: '820 ILCS 192',
    reasonPer: 'a law firm’s page',
    proofPer: 'a law firm’s page',
  },
  {
    code: 'CHI',
    name: 'Chicago',
    law: 'Paid Leave and Paid Sick and Safe Leave Ordinance',
    points: 'notVerified',
    note: 'paid leave for any reason, in addition to paid sick leave, since July 1, 2024',
    anyReason: true,
    reason: 'Paid leave: may not be required; paid sick leave: check',
    proof: null,
    city: true,
  },
  {
    code: 'ME',
    name: 'Maine',
    law: '26 MRSA 637',
    points: 'noneFound',
    anyReason: true,
    reason: ANY_REASON,
    proof: null,
    pointsPer: 'a compliance publisher’s page',
    reasonPer: 'a law firm’s page of 2020',
  },
  {
    code: 'MD',
    name: 'Maryland',
    law: 'Labor & Employment 3-1309(c)(3)',
    points: 'barred',
    note: 'improper use or a pattern of abuse may be dealt with',
    anyReason: false,
    reason: null,
    proof: null,
    pointsScope: 'for legitimate use',
  },
  {
    code: 'MA',
    name: 'Massachusetts',
    law: '940 CMR 33.06, 33.08',
    points: 'barred',
    note: 'the rule names discipline under an attendance policy',
    anyReason: false,
    reason: null,
    proof: 'more than 24 hours or more than 3 days scheduled in a row; more cases in 33.06',
    pointsLaw: '940 CMR 33.08',
    pointsScope: 'as retaliation',
    proofLaw: '940 CMR 33.06',
  },
  {
    code: 'MI',
    name: 'Michigan',
    law: 'MCL 408.964, 408.966(3)',
    points: 'barredEarlier',
    note: 'amended by 2025 PA 2, effective February 21, 2025: read the amended text',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive days before 2025 PA 2 (read the amended text)',
    pointsLaw: 'MCL 408.966(3), before 2025 PA 2',
    proofLaw: 'MCL 408.964, before 2025 PA 2',
  },
  {
    code: 'MN',
    name: 'Minnesota',
    law: 'Minn. Stat. 181.9447',
    points: 'notVerified',
    note: 'the threshold for proof was lowered in 2025 (per a law firm’s page)',
    anyReason: false,
    reason: null,
    proof: null,
  },
  {
    code: 'NE',
    name: 'Nebraska',
    law: 'Neb. Rev. Stat. 48-3804, 48-3805(3)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive workdays',
    pointsLaw: 'Neb. Rev. Stat. 48-3805(3)',
    proofLaw: 'Neb. Rev. Stat. 48-3804',
  },
  {
    code: 'NV',
    name: 'Nevada',
    law: 'NRS 608.0197',
    pointsLaw: 'NRS 608.0197',
    points: 'retaliation',
    note: 'no sentence on points seen',
    anyReason: true,
    reason: ANY_REASON,
    proof: null,
    pointsPer: 'a vendor’s summary',
    reasonPer: 'a vendor’s summary',
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
    pointsLaw: 'NMSA 50-17-8(C)',
    proofLaw: 'NMSA 50-17-3, -5, -7',
  },
  {
    code: 'NY',
    name: 'New York',
    law: 'Labor Law 215(1)(a); 12 NYCRR 196-1.3',
    points: 'barred',
    anyReason: false,
    reason: 'May not be required for the sick leave, except as required by law; an attestation is enough as proof',
    proof: '3 or more consecutive shifts',
    pointsLaw: 'Labor Law 215(1)(a)',
    proofLaw: '12 NYCRR 196-1.3',
    pointsScope: 'for every absence that federal, state or local law protects',
    pointsPer: 'a law firm’s quotation',
  },
  {
    code: 'NYC',
    name: 'New York City',
    law: 'Administrative Code title 20, chapter 8',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: null,
    city: true,
  },
  {
    code: 'OR',
    name: 'Oregon',
    law: 'OAR 839-007-0045, -0065(3)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: 'more than 3 consecutive scheduled workdays, at the employer’s cost',
    pointsLaw: 'OAR 839-007-0065(3)',
    proofLaw: 'OAR 839-007-0045',
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
    proofPer: 'a law firm’s page of 2018',
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
    pointsPer: 'a legal publisher’s page for 397',
  },
  {
    code: 'WA',
    name: 'Washington',
    law: 'RCW 49.46.210(3); WAC 296-128-770(2)',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: 'absences of more than 3 days',
    proofLaw: 'RCW 49.46.210',
  },
  {
    code: 'SEA',
    name: 'Seattle',
    law: 'SMC 14.16',
    points: 'barred',
    anyReason: false,
    reason: null,
    proof: null,
    city: true,
  },
] as const satisfies StateRule[]

/** What stands below the table: laws that ended, have not begun, or leave the matter to the employer. */
export const OTHER_STATES = [
  'Missouri: the paid sick time act of 2024 was repealed as of August 28, 2025 (per a law firm’s page).',
  'Virginia: a paid sick leave act was enacted on May 20, 2026; it applies from July 1, 2027, to employers of 50 or more, and to smaller ones later (per a payroll firm’s page).',
  'Georgia: employers of 25 or more that give sick leave must allow up to five days a year of it for family care (OCGA 34-1-10).',
  'Florida, Georgia, Indiana, Kentucky, North Carolina, Ohio, Tennessee, Wisconsin: state law bars local sick-leave mandates (per a law firm’s list).',
  'Texas: the ordinances of Austin, Dallas and San Antonio were held preempted.',
] as const
