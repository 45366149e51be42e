/** Files of src/content/ that src/site reads when it is loaded: a change to one of them starts `npm run dev` again. */
export const START_FILES = ['claims', 'terms', 'state-rules', 'authorities'] as const
