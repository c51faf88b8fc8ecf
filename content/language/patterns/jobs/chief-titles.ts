/** Titles that are written alike in every language. One of them that a job does not have was not held there. */
export const chiefTitles = /(?<!\p{L})(?:C[AEFIMOPRST]O|CISO|CHRO|c[efimot]o|[EeSs]?[Vv][Pp])(?!\p{L})/gu
