// The assistant on the site. Replace the name with your own.
export const assistant = { name: 'Ida' }
