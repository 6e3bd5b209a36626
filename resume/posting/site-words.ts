/**
 * The words a web site's own furniture is made of (menus, accounts, buttons,
 * search), folded, for the eight languages. A line of nothing else is no part
 * of a posting.
 */
import {foldInPlace, wordSet} from '../vocabulary/fold.ts';

/** Words of which one must be there. */
const furniture = wordSet(`
home, homepage, menu, search, searches, find, browse, sign, log, login, logout, logged, register, registration, account, accounts, profile, saved, save, share, sharing, alert, alerts, notification, notifications, message, messages, messaging, inbox, network, feed, upload, download, follow, followers, following, report, print, copy, skip, navigation, back, return, previous, next, show, hide, view, close, more, less, jobs, job, career, careers, companies, salaries, openings, vacancies, listings, courses, employers, recruiters, recruiting, candidates, applicant, applicants, returning, tools, blog, faq, help, language, english, premium, app, apps, alerting, subscribe, unsubscribe, feedback, beta, cookie, cookies, sitemap, results, reviews, advice, checker, resources, internships, dashboard, settings, bookmark, expand, collapse, sort, filter, filters, switch, facebook, twitter, linkedin, instagram, youtube, whatsapp, tiktok, xing, email, tweet, apply, applying, quick, easy
startseite, menue, suche, suchen, finden, anmelden, abmelden, einloggen, registrieren, konto, profil, merken, gemerkte, teilen, drucken, benachrichtigungen, nachrichten, netzwerk, hochladen, lebenslauf, lebenslaufs, folgen, melden, uberspringen, zuruck, weiter, anzeigen, ausblenden, mehr, weniger, karriere, stellenangebote, stellen, stellenmarkt, jobborse, jobportal, unternehmensbewertungen, bewertungen, gehalter, arbeitgeber, bewerber, hilfe, sprache, deutsch, impressum, datenschutz, ergebnisse, ratgeber, magazin, newsletter, suchagent, bewerben
accueil, recherche, rechercher, chercher, trouver, connexion, connecter, inscrire, inscription, compte, sauvegarder, enregistrer, enregistree, partager, imprimer, alerte, alertes, notifications, messagerie, messages, reseau, telecharger, suivre, signaler, passer, contenu, navigation, retour, precedent, suivant, afficher, masquer, voir, fermer, emploi, emplois, offres, offre, entreprises, salaires, candidats, conseils, aide, langue, francais, media, magazine, resultats, mentions, postuler, candidater
inicio, buscar, busqueda, encontrar, iniciar, sesion, entrar, registrarse, registro, cuenta, guardar, compartir, imprimir, alerta, alertas, notificaciones, mensajes, red, subir, seguir, denunciar, saltar, contenido, volver, anterior, siguiente, mostrar, ocultar, ver, cerrar, empleo, empleos, ofertas, empresas, salarios, candidatos, consejos, ayuda, idioma, espanol, area, resultados, inscribirme, inscribirse
accedi, lavoro, registrati, salva, condividi, stampa, avvisi, notifiche, messaggi, rete, carica, segui, segnala, vai, contenuto, indietro, avanti, mostra, nascondi, vedi, chiudi, annunci, aziende, stipendi, aiuto, lingua, italiano, risultati, candidati
pesquisar, procurar, iniciar, cadastrar, cadastro, conta, salvar, guardar, partilhar, compartilhar, alertas, notificacoes, mensagens, rede, carregar, denunciar, pular, conteudo, voltar, proximo, mostrar, fechar, vagas, empresas, salarios, ajuda, idioma, portugues, resultados
zoeken, vind, inloggen, aanmelden, registreren, account, opslaan, delen, afdrukken, meldingen, berichten, netwerk, uploaden, volgen, rapporteren, overslaan, inhoud, terug, volgende, toon, verbergen, bekijk, sluiten, vacatures, bedrijven, salarissen, werkgevers, taal, nederlands, resultaten, solliciteren
strona, glowna, szukaj, znajdz, zaloguj, zarejestruj, konto, zapisz, udostepnij, drukuj, powiadomienia, wiadomosci, siec, obserwuj, zglos, przejdz, tresci, wroc, nastepna, pokaz, ukryj, zobacz, zamknij, oferty, firmy, zarobki, pracodawcy, jezyk, polski, wyniki, aplikuj
`);

/** Words that stand between them and say nothing alone. */
const glue = wordSet(`
my, your, our, recruiter, recruteur, recruteurs, the, a, an, to, in, on, up, of, for, from, with, and, or, at, us, me, all, this, that, these, new, now, get, here, it, be, am, see, set, go, out, main, content, page, site, web, link, options, option, other, people, person, company, community, talent, team, teams, life, culture, benefits, locations, events, news, about, contact, support, service, first, post, posted, posting, use, create, manage, join, like, current, top, open, not, free, resume, cv, resumes
zur, zum, zu, ihr, ihre, ihren, ihres, mein, meine, dein, deine, der, die, das, den, des, fur, alle, und, oder, jetzt, hier, mehr, uber, uns, neue, inhalt, job, stelle, stellenanzeige, seite
le, la, les, un, une, de, des, du, d, l, et, ou, a, au, aux, mon, ma, mes, votre, vos, ton, tes, nos, notre, mes, se, s, en, sur, ici, plus, principal, page, je, cette
el, los, las, una, del, y, o, al, mi, mis, tu, tus, su, sus, nuestra, aqui, mas, pagina, trabajo, esta, para, por
il, lo, gli, i, di, della, e, al, mio, tuo, qui, piu, lavoro, pagina
os, as, um, uma, do, da, dos, das, no, na, meu, minha, seu, mais, pagina
de, het, een, naar, mijn, jouw, je, van, en, op, meer, pagina
na, do, sie, moje, twoje, wszystkie, i, w, z, pracy
`);

/** Whether a piece of text names nothing but parts of the site it was copied from. */
export function isFurniture(text: string): boolean {
  const words = foldInPlace(text).match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > 7) return false;
  return (
    words.some(word => furniture.has(word)) &&
    words.every(word => furniture.has(word) || glue.has(word))
  );
}
