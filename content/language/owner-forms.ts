// Words for the owner, by the one that the phrases of cues.ts use; {name} stands for each of their names.
import type { Language } from '#contract/language.ts'

export const ownerForms: Record<Language, Record<string, string>> = {
  en: {
    she: 'he|they|you|the owner|this person|the candidate|this woman|this man|the applicant|this architect|this professional|ms {name}|mr {name}|{name}',
    her: 'his|him|their|your|yours|hers|the owner s|the candidate s|{name} s|{name}s',
    'does she': 'do you|do they|does he|does {name}',
    'has she': 'have you|have they|has he|has {name}',
    'is she': 'are you|are they|is he|is {name}',
    'was she': 'were you|were they|was he|was {name}',
    herself: 'himself|themselves|yourself|themself',
  },
  es: {
    ella: 'el candidato|la candidata|usted|esta persona|senora {name}|senor {name}|{name}',
    su: 'sus|tu|tus|suyo|suya|suyos|suyas|de {name}',
    trabajo: 'trabajaste|trabajado|trabajaba',
    'ha trabajado': 'has trabajado',
    'ha usado': 'has usado|has utilizado|ha utilizado',
    tiene: 'tienes',
    conoce: 'conoces',
    sabe: 'sabes',
    habla: 'hablas',
    puede: 'puedes',
    ofrece: 'ofreces',
    vive: 'vives',
  },
  fr: {
    elle: 'vous|tu|la candidate|le candidat|cette personne|madame {name}|monsieur {name}|mme {name}|{name}',
    'a t elle': 'a t il|avez vous|as tu|ont elles|a {name}|t il',
    'est elle': 'est il|etes vous|es tu|est {name}',
    'parle t elle': 'parle t il|parlez vous|parles tu|parle {name}',
    'connait elle': 'connait il|connaissez vous|connais tu|connait {name}',
    'travaille t elle': 'travaille t il|travaillez vous|travailles tu',
    'utilise t elle': 'utilise t il|utilisez vous|utilises tu',
    'fait elle': 'fait il|faites vous|fais tu',
    sa: 'son|ses|votre|vos|ton|ta|tes|leur|leurs|de {name}|d {name}',
  },
  de: {
    sie: 'er|du|die inhaberin|diese person|die kandidatin|der kandidat|frau {name}|herr {name}|{name}',
    ihre: 'ihr|ihren|ihrem|ihrer|ihres|ihn|ihm|sein|seine|seinen|seinem|seiner|seines|dein|deine|deinen|deinem|deiner|deines|dich|dir|{name}s',
    'hat sie': 'haben sie|hast du|hat er|hat {name}|hat frau {name}',
    'ist sie': 'sind sie|bist du|ist er|ist {name}|ist frau {name}',
    'war sie': 'waren sie|warst du|war er|war {name}',
    'kann sie': 'konnen sie|kannst du|kann er|kann {name}',
    'kennt sie': 'kennen sie|kennst du|kennt er|kennt {name}',
    'arbeitet sie': 'arbeiten sie|arbeitest du|arbeitet er|arbeitet {name}',
    'macht sie': 'machen sie|machst du|macht er|macht {name}',
    'spricht sie': 'sprechen sie|sprichst du|spricht er|spricht {name}',
    'leitete sie': 'leiteten sie|leitete er|leitete {name}',
    'wurde sie': 'wurden sie|wurdest du|wurde er|wurde {name}',
  },
  zh: {
    她: '他|ta|您|你|候选人|这个人|本人|站主|这位女士|这位先生|{name}女士|{name}先生|{name}',
  },
  ja: {
    彼女: '彼女|彼|あなた|この人|この方|ご本人|{name}さん|{name}氏|{name}様|{name}',
  },
}

/** Words right before a thing that a question is about. */
export const prepositions: Record<Language, string> = {
  en: 'at|in|with|for|on|about|of|by|into|from|using|any|ever|using|to',
  es: 'en|con|para|sobre|de|del|por|a|al|bajo|entre|mediante|sin|algun|alguna',
  fr: 'a|au|aux|chez|dans|en|avec|pour|sur|de|des|du|d|par|sous|entre',
  de: 'bei|in|mit|fur|auf|uber|von|zu|zum|zur|im|am|an|aus|durch|als|mittels|irgendwelche',
  zh: '用|在|做|对',
  ja: 'で|を|に|の',
}
