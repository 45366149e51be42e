/** The hour of the sky on the demo page: before the day begins, so that the form is the brightest thing on it. */
export const DEMO_DARKNESS = 'early'
