import Engine

/// The kinds of decision without what they carry. A new one does not compile until it is here, and
/// fails the tests until it is told.
enum Kind: CaseIterable {
  case eventCreated, eventQueued, eventDequeued, eventIgnored, sensorSample, windowAsked
  case windowPassedOver, windowBecameKey, noKeyWindow, screen, layout, gateClosed, pointInside,
    flatTransform
  case hitTestOverridden, hitTestReturned, hitView, noHitView, touchCreated, touchUpdated
  case touchOver, touchWithheld, touchHeld, touchTaken, touchDiscarded, touchDetached, delivered
  case discarded, circleCut, offered, recognizer, recognizerWaits, tapSeen, scrolled, tracking
  case untracked, atLimit, presentsInstead, gestureRefused, gestureAsked
  case scrolling, contentAsked, statusBarTapped, pointing, row
  case controlEvent, noTarget, actionSearch, actionAsked, actionRefused, actionSent
  case actionUnheard, commanding, editing, askedToBecome
  case askedToResign, firstResponder, wishRemembered, wishGranted, input, nobodyToResign
  case initialObject, noInitialObject, notFirstResponder, keyCommand, menuAsked, textInserted,
    keyKept
  case notTextInput, forwardedByHand, moment, presentation, interrupted, next, converted

  init(of kind: Decision.Kind) {
    self =
      switch kind {
      case .eventCreated: .eventCreated
      case .eventQueued: .eventQueued
      case .eventDequeued: .eventDequeued
      case .eventIgnored: .eventIgnored
      case .sensorSample: .sensorSample
      case .windowAsked: .windowAsked
      case .windowPassedOver: .windowPassedOver
      case .windowBecameKey: .windowBecameKey
      case .noKeyWindow: .noKeyWindow
      case .screen: .screen
      case .layout: .layout
      case .gateClosed: .gateClosed
      case .pointInside: .pointInside
      case .flatTransform: .flatTransform
      case .hitTestOverridden: .hitTestOverridden
      case .hitTestReturned: .hitTestReturned
      case .hitView: .hitView
      case .noHitView: .noHitView
      case .touchCreated: .touchCreated
      case .touchUpdated: .touchUpdated
      case .touchOver: .touchOver
      case .touchWithheld: .touchWithheld
      case .touchHeld: .touchHeld
      case .touchTaken: .touchTaken
      case .touchDiscarded: .touchDiscarded
      case .touchDetached: .touchDetached
      case .delivered: .delivered
      case .discarded: .discarded
      case .circleCut: .circleCut
      case .offered: .offered
      case .recognizer: .recognizer
      case .recognizerWaits: .recognizerWaits
      case .tapSeen: .tapSeen
      case .scrolled: .scrolled
      case .scrolling: .scrolling
      case .contentAsked: .contentAsked
      case .statusBarTapped: .statusBarTapped
      case .pointing: .pointing
      case .row: .row
      case .tracking: .tracking
      case .untracked: .untracked
      case .atLimit: .atLimit
      case .presentsInstead: .presentsInstead
      case .gestureRefused: .gestureRefused
      case .gestureAsked: .gestureAsked
      case .controlEvent: .controlEvent
      case .noTarget: .noTarget
      case .actionSearch: .actionSearch
      case .actionAsked: .actionAsked
      case .actionRefused: .actionRefused
      case .actionSent: .actionSent
      case .actionUnheard: .actionUnheard
      case .askedToBecome: .askedToBecome
      case .askedToResign: .askedToResign
      case .firstResponder: .firstResponder
      case .wishRemembered: .wishRemembered
      case .wishGranted: .wishGranted
      case .input: .input
      case .commanding: .commanding
      case .editing: .editing
      case .nobodyToResign: .nobodyToResign
      case .initialObject: .initialObject
      case .noInitialObject: .noInitialObject
      case .notFirstResponder: .notFirstResponder
      case .keyCommand: .keyCommand
      case .menuAsked: .menuAsked
      case .textInserted: .textInserted
      case .keyKept: .keyKept
      case .notTextInput: .notTextInput
      case .forwardedByHand: .forwardedByHand
      case .moment: .moment
      case .presentation: .presentation
      case .interrupted: .interrupted
      case .next: .next
      case .converted: .converted
      }
  }
}
