/** Files of src/content/ that facts are read from when they are loaded: a change to one of them starts `npm run dev` again. */
export const FACT_FILES = ['claims', 'terms', 'state-rules', 'authorities'] as const
