/** How texts name the codes of federal law, as a part of a regular expression: "29 CFR 825.303", "42 U.S.C. § 2000e". */
export const FEDERAL_CODE = String.raw`(?:CFR|U\.S\.C\.)`
