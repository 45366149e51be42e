/**
 * What something stands on, which the colors of its words follow: paper, the dark deck, or a drawn sky, whose words have one
 * color by day and one by night.
 */
export type Ground = 'paper' | 'deck' | 'sky'
