import { combineWords, type Lexicon, splitWords } from '../lexicon.ts'

export const FRENCH: Lexicon = {
  lang: 'fr',
  commonWords: splitWords(
    'je, ne peux pas, ne viens pas, aujourd’hui, mon, ma, mes, suis, le, la, est, pas, travail, travailler, venir, ai, une, reviens, j’ai',
  ),
  tomorrow: splitWords('demain'),
  negations: splitWords('pas, jamais, sans'),
  reasons: {
    illness: splitWords('malade, fievre, grippe, medecin, docteur, hopital, mal'),
    family: splitWords('fils, fille, enfant, enfants, bebe, mere, pere, maman, papa, femme, mari, famille'),
    transportation: splitWords('voiture, bus, train, pneu, en panne, metro'),
    weather: splitWords('neige, tempete, verglas, inondation'),
  },
  arrival: {
    weekdays: splitWords('dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi'),
    phrases: splitWords('reviens, reviendrai, retour, reprends, viens, venir, serai la, arrive, j’arrive, arriverai, j’arriverai'),
    beforeTime: splitWords('a, vers'),
    fillers: splitWords('je, ne, peux, le, au, de, travail, serai, que'),
    denials: splitWords('pas'),
    until: splitWords('que, avant'),
    connectors: splitWords('et, ou, ni, apres, prochain'),
    late: combineWords('en, du, minutes de, heure de', 'retard'),
    past: splitWords('etais, j’etais, ete, suis arrive, hier'),
  },
}
