/**
 * Where a sentence of a text ends. The dot of a short word ends none where no capital follows ("Rd. 240", "ca. zwei"), and neither
 * does that of a German ordinal ("im 95. Perzentil", "am 4. März").
 */
export const SENTENCE_END =
  /(?<=[.!?])(?<!(?<!\p{L})\p{L}{1,4}\.(?=\s+[\p{Ll}\d]))(?<!(?<!\p{L})(?:[IiAa]m|[Dd]e[rmns]|[Dd]ie|[Dd]as|[Zz]um|[Vv]om|[Bb]eim|[Ii]ns|[Bb]is|[Aa]b|[Jj]ede[rsnm]?) \d{1,2}\.)\s+|(?<=[。！？])/u
