/** The features that header and footer list, in that order, by the slug of their page. Source: specification section 2, "Shared shell". */
export const FEATURE_NAMES = {
  'attendance-tracking': 'Attendance tracking',
  'policy-automation': 'Policy automation',
  'mass-communication': 'Mass communication',
} as const
