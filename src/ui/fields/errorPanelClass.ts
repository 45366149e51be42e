/** Classes shared by the messages about a whole form that could not be sent. */
export const ERROR_PANEL_CLASS = 'border-l-4 border-stop-ink bg-stop-wash p-4 text-sm text-stop-ink'
