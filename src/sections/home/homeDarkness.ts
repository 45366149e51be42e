/** Home's first screen is dark in both themes. Its section and the page's header take it from here. */
export const HOME_DARKNESS = 'noSky'
