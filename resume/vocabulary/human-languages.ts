import {foldWords, wordSet} from './fold.ts';

/** Names of languages as the eight languages write them. */
const names = wordSet(`
english, german, french, spanish, italian, portuguese, dutch, polish, russian, ukrainian, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, arabic, hebrew, persian, farsi, dari, pashto, urdu, hindi, bengali, bangla, punjabi, gujarati, marathi, tamil, telugu, kannada, malayalam, sinhala, nepali, chinese, mandarin, cantonese, japanese, korean, vietnamese, thai, indonesian, malay, tagalog, filipino, swedish, norwegian, danish, finnish, icelandic, estonian, latvian, lithuanian, croatian, serbian, bosnian, slovenian, slovene, albanian, macedonian, catalan, basque, galician, welsh, irish, gaelic, scottish gaelic, cornish, breton, swahili, amharic, somali, yoruba, igbo, hausa, zulu, afrikaans, xhosa, latin, esperanto, armenian, georgian, kurdish, maltese, luxembourgish, american sign language, asl, bsl, british sign language, sign language, haitian creole, creole, quechua, maori, hawaiian, mongolian, burmese, khmer, lao, kazakh, uzbek, azerbaijani, belarusian, tigrinya, lingala, wolof, shona, twi, hmong, navajo
deutsch, englisch, französisch, spanisch, italienisch, portugiesisch, niederländisch, polnisch, russisch, ukrainisch, tschechisch, slowakisch, ungarisch, rumänisch, bulgarisch, griechisch, türkisch, arabisch, hebräisch, persisch, chinesisch, mandarin, japanisch, koreanisch, schwedisch, norwegisch, dänisch, finnisch, kroatisch, serbisch, bosnisch, slowenisch, albanisch, latein, katalanisch, vietnamesisch, thailändisch, gebärdensprache, kurdisch, hindi
français, anglais, allemand, espagnol, italien, portugais, néerlandais, polonais, russe, ukrainien, tchèque, hongrois, roumain, bulgare, grec, turc, arabe, hébreu, chinois, japonais, coréen, suédois, norvégien, danois, finnois, croate, serbe, vietnamien, catalan, breton, latin, créole, langue des signes, lsf, persan
español, castellano, inglés, francés, alemán, italiano, portugués, neerlandés, holandés, polaco, ruso, ucraniano, checo, húngaro, rumano, búlgaro, griego, turco, árabe, hebreo, chino, mandarín, japonés, coreano, sueco, noruego, danés, finés, catalán, valenciano, gallego, euskera, vasco, latín, lengua de signos
italiano, inglese, francese, tedesco, spagnolo, portoghese, olandese, polacco, russo, ucraino, ceco, ungherese, rumeno, bulgaro, greco, turco, arabo, ebraico, cinese, giapponese, coreano, svedese, norvegese, danese, finlandese, croato, serbo, albanese, latino, catalano
português, inglês, francês, alemão, espanhol, italiano, holandês, neerlandês, polonês, polaco, russo, ucraniano, checo, húngaro, romeno, búlgaro, grego, turco, árabe, hebraico, chinês, mandarim, japonês, coreano, sueco, norueguês, dinamarquês, finlandês, catalão, galego, libras
nederlands, engels, duits, frans, spaans, italiaans, portugees, pools, russisch, oekraïens, tsjechisch, hongaars, roemeens, bulgaars, grieks, turks, arabisch, hebreeuws, chinees, japans, koreaans, zweeds, noors, deens, fins, fries, vlaams, papiaments, gebarentaal
polski, angielski, niemiecki, francuski, hiszpański, włoski, portugalski, niderlandzki, holenderski, rosyjski, ukraiński, czeski, słowacki, węgierski, rumuński, bułgarski, grecki, turecki, arabski, hebrajski, chiński, japoński, koreański, szwedzki, norweski, duński, fiński, chorwacki, serbski, białoruski, litewski, łaciński, język angielski, język niemiecki
`);

const levels = wordSet(`
native, mother tongue, fluent, proficient, advanced, intermediate, basic, beginner, conversational, bilingual, professional, working, elementary, limited, full, good, excellent, spoken, written, heritage, learning, reading, speaking, business, a1, a2, b1, b2, c1, c2
muttersprache, muttersprachlich, verhandlungssicher, fließend, fliessend, grundkenntnisse, gut, gute, sehr, konversationssicher, erweiterte, schulkenntnisse, anfänger, wort, schrift, kenntnisse, niveau
langue maternelle, maternelle, courant, courante, bilingue, intermédiaire, notions, débutant, avancé, scolaire, professionnel, technique, lu, parlé, écrit, bon, bonne, maîtrise
nativo, nativa, lengua, materna, fluido, avanzado, intermedio, básico, medio, alto, bajo, conversación, bilingüe
madrelingua, fluente, avanzato, intermedio, base, elementare, scolastico, ottimo, buono, discreto
nativo, fluente, avançado, intermediário, intermédio, básico, língua, materna
moedertaal, vloeiend, uitstekend, goed, basis, gevorderd, redelijk, zakelijk
ojczysty, biegły, biegle, zaawansowany, średniozaawansowany, podstawowy, komunikatywny, dobry, płynny, natywny, poziom
`);

/** Whether a text starts with, or is, the name of a human language. */
export function isHumanLanguage(text: string): boolean {
  const words = foldWords(text).split(' ');
  const [first = '', second = '', third = ''] = words;
  return (
    names.has(first) ||
    names.has(`${first} ${second}`) ||
    names.has(`${first} ${second} ${third}`) ||
    // "Fluent in Spanish", "Język angielski", "Native English"
    (words.length <= 5 &&
      words.some(word => names.has(word)) &&
      (levels.has(first) || /^(?:jezyk|j|lengua|lingua|langue|native|taal)$/.test(first)))
  );
}
