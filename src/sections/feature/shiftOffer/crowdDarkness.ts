/** The crowd's first screen is dark in both themes. Its section and the page's header take it from here. */
export const CROWD_DARKNESS = 'noSky'
